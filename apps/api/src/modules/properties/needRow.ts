import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { cellOf } from '../../matching/cells.ts';
import { hundredths } from './hundredths.ts';

type NeedCreation = components['schemas']['NeedCreation'];

/** What a tenant seeks as it is stored; whose it is, and its id, stand beside it. */
export const toNeedRow = (need: NeedCreation) => ({
  address: need.address,
  latitude: need.x,
  longitude: need.y,
  cell: cellOf(need.x, need.y),
  description: need.description ?? null,
  residenceFlags: toMask(residenceFlags, need.residenceType),
  rooms: toMask<number>(roomCounts, need.roomCount),
  floors: toMask(floors, need.floor ?? []),
  amenities: toMask(amenities, need.amenities ?? []),
  sizeMin: hundredths(need.sizeMin ?? null),
  sizeMax: hundredths(need.sizeMax ?? null),
  rentMin: hundredths(need.rentMin ?? null),
  rentMax: hundredths(need.rentMax ?? null),
  moveInDate: need.moveInDate,
  moveOutDate: need.moveOutDate ?? null,
  wantsNoDeposit: need.deposit === 0,
});
