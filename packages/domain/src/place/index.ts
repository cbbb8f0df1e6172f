export { addressFaults, addressTextFaults } from './addressFaults.ts';
export { addressForm, type AddressFields } from './addressForm.ts';
export {
  centralHelsinki,
  coordinateBounds,
  isInBounds,
  isInSearchArea,
  searchCountry,
  searchRadius,
} from './area.ts';
export { bearingBetween } from './bearing.ts';
export { compassPointOf, compassPoints, type CompassPoint } from './compass.ts';
export { distanceBetween, earthRadius, equirectangularLimit, greatestDistance } from './distance.ts';
export { isPosition, radiansPerDegree, type Position } from './position.ts';
