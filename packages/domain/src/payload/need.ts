import type { Complete, Contract } from '../contract.ts';
import type { NeedResult } from '../need/form.ts';
import { changedValues } from './changedValues.ts';
import { withBothCoordinates } from './coordinates.ts';

type NeedBody = Complete<Contract['NeedCreation']>;

/**
 * What is sent of a tenant's need, to which the location and property steps came together (specification, section 5,
 * Payload shaping): the latitude as x, the longitude as y, "No deposit" as 0 and otherwise null, groups as lists of
 * the ticked keys, and null for whatever is empty.
 */
export const needCreation = (result: NeedResult): NeedBody => ({
  address: result.address,
  x: result.location.latitude,
  y: result.location.longitude,
  description: result.description,
  residenceType: [...result.residenceType],
  roomCount: [...result.roomCount],
  floor: [...result.floor],
  sizeMin: result.sizeMin,
  sizeMax: result.sizeMax,
  rentMin: result.rentMin,
  rentMax: result.rentMax,
  moveInDate: result.moveInDate,
  moveOutDate: result.moveOutDate,
  deposit: result.deposit ? 0 : null,
  amenities: [...result.amenities],
});

/** A need that is there, as it would be sent. */
const bodyOf = (need: Contract['Need']): NeedBody => ({
  address: need.address,
  x: need.location.latitude,
  y: need.location.longitude,
  description: need.description,
  residenceType: need.residenceType,
  roomCount: need.roomCount,
  floor: need.floor,
  sizeMin: need.sizeMin,
  sizeMax: need.sizeMax,
  rentMin: need.rentMin,
  rentMax: need.rentMax,
  // A need without a day differs from every day that the form gives.
  moveInDate: need.moveInDate ?? '',
  moveOutDate: need.moveOutDate,
  deposit: need.deposit === 0 ? 0 : null,
  amenities: need.amenities,
});

/**
 * What is sent where the edit form came to `result`: the changed values only (specification, section 5, Profile and
 * property edit), x and y together. Null where nothing changed, and so nothing is to be sent.
 */
export function needChanges(before: Contract['Need'], result: NeedResult): Contract['NeedChanges'] | null {
  const after = needCreation(result);
  const changes = changedValues(bodyOf(before), after);
  return changes === null ? null : withBothCoordinates(changes, after);
}
