export { amenities, type Amenity } from './amenity.ts';
export { creditRatings, creditRatingLabels, creditRatingWords, type CreditRating } from './creditRating.ts';
export {
  employeeBands,
  employeeBandLabels,
  employeeBandMinimums,
  employeeBandOf,
  type EmployeeBand,
} from './employeeBand.ts';
export { floors, floorLabels, type Floor } from './floor.ts';
export { industries, industryLabels, type Industry } from './industry.ts';
export {
  operatingMargins,
  operatingMarginLabels,
  readOperatingMargin,
  type OperatingMargin,
} from './operatingMargin.ts';
export {
  residenceFlagByType,
  residenceFlagLabels,
  residenceFlagOf,
  residenceFlags,
  residenceTypeLabels,
  residenceTypes,
  type ResidenceFlag,
  type ResidenceType,
} from './residence.ts';
export { readRoomCounts, roomCounts, type RoomCount } from './roomCount.ts';
export {
  turnoverBracketLabels,
  turnoverBracketMaximums,
  turnoverBracketOf,
  turnoverBrackets,
  type TurnoverBracket,
} from './turnover.ts';
