export { amenities, type Amenity } from './amenity.ts';
export { creditRatings, type CreditRating } from './creditRating.ts';
export { employeeBands, employeeBandMinimums, employeeBandOf, type EmployeeBand } from './employeeBand.ts';
export { floors, type Floor } from './floor.ts';
export { industries, type Industry } from './industry.ts';
export { operatingMargins, readOperatingMargin, type OperatingMargin } from './operatingMargin.ts';
export {
  residenceFlagByType,
  residenceFlagOf,
  residenceFlags,
  residenceTypes,
  type ResidenceFlag,
  type ResidenceType,
} from './residence.ts';
export { readRoomCounts, roomCounts, type RoomCount } from './roomCount.ts';
export {
  turnoverBracketMaximums,
  turnoverBracketOf,
  turnoverBrackets,
  type TurnoverBracket,
} from './turnover.ts';
