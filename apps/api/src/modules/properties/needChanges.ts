import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import { needFaults } from '@tilava/domain/need';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import type { needs } from '../../db/schema.ts';
import { hundredths, ifSent, merged } from './hundredths.ts';
import { placeChanges } from './placeChanges.ts';
import { refuseFaults } from './refuseFaults.ts';

type NeedRow = typeof needs.$inferSelect;
type NeedChanges = components['schemas']['NeedChanges'];

/**
 * What a need is after a change.
 *
 * @throws ProblemError 400 where what comes out of it breaks a rule
 */
export function needChangesRow(need: NeedRow, changes: NeedChanges): NeedRow {
  const row = merged(need, {
    ...placeChanges(changes, need),
    description: changes.description,
    residenceFlags: ifSent(changes.residenceType, (keys) => toMask(residenceFlags, keys)),
    rooms: ifSent(changes.roomCount, (rooms) => toMask<number>(roomCounts, rooms)),
    floors: ifSent(changes.floor, (keys) => toMask(floors, keys)),
    amenities: ifSent(changes.amenities, (keys) => toMask(amenities, keys)),
    sizeMin: ifSent(changes.sizeMin, hundredths),
    sizeMax: ifSent(changes.sizeMax, hundredths),
    rentMin: ifSent(changes.rentMin, hundredths),
    rentMax: ifSent(changes.rentMax, hundredths),
    moveInDate: changes.moveInDate,
    moveOutDate: changes.moveOutDate,
    wantsNoDeposit: ifSent(changes.deposit, (deposit) => deposit === 0),
  });
  // As it is stored, so that rounding is in it.
  refuseFaults(needFaults(row), '/body');
  return row;
}
