export {
  areRentsTold,
  smallestGroup,
  anonymousCount,
  anonymousNumber,
  anonymousRents,
  type Group,
  type RentGroup,
  type RentSpread,
} from './anonymity.ts';
export { divisionsByDistance, tellableDivision, wholeCircle, type DistanceSpan } from './division.ts';
export { insightWeeks, lastWholeWeeks } from './weeks.ts';
