import type { Complete, Contract } from '../contract.ts';
import { needResult, type NeedResult } from '../need/need.ts';
import { pick } from '../members.ts';
import { plainNeedFields } from '../property/premises.ts';
import { changedValues } from './changedValues.ts';
import { withBothCoordinates } from './coordinates.ts';

/**
 * What is sent of a tenant's need, to which the location and property steps came together (specification, section 5,
 * Payload shaping): the latitude as x, the longitude as y, "No deposit" as 0 and otherwise null, groups as lists of
 * the ticked keys, and null for whatever is empty.
 */
export const needCreation = (result: NeedResult): Complete<Contract['NeedCreation']> => ({
  ...pick(result, ['address', 'sizeMin', 'sizeMax', 'rentMin', 'rentMax']),
  ...pick(result, plainNeedFields),
  x: result.location.latitude,
  y: result.location.longitude,
  residenceType: [...result.residenceType],
  roomCount: [...result.roomCount],
  floor: [...result.floor],
  deposit: result.deposit ? 0 : null,
  amenities: [...result.amenities],
});

/**
 * What is sent where the edit form came to `result`: the changed values only (specification, section 5, Profile and
 * property edit), x and y together. Null where nothing changed, and so nothing is to be sent.
 */
export function needChanges(before: Contract['Need'], result: NeedResult): Contract['NeedChanges'] | null {
  const after = needCreation(result);
  const changes = changedValues(needCreation(needResult(before)), after);
  return changes === null ? null : withBothCoordinates(changes, after);
}
