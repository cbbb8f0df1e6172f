export {
  areRentsPublished,
  smallestGroup,
  anonymousCount,
  anonymousNumber,
  anonymousRents,
  type Group,
  type RentGroup,
  type RentSpread,
} from './anonymity.ts';
export { divisionsByDistance, publishableDivision, wholeCircle, type DistanceSpan } from './division.ts';
export { insightWeeks, lastWholeWeeks } from './weeks.ts';
