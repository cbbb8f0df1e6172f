import {
  floors,
  readRoomCounts,
  residenceFlags,
  type Amenity,
  type ResidenceFlag,
  type RoomCount,
} from '../enums.ts';
import { addDays } from '../time.ts';
import type { MatchField } from './criteria/criteria.ts';
import { toHundredths } from './integers.ts';
import type { ScoredNeed } from './subjects.ts';

/** A higher greatest rent, a later move-in and the like: each lets more premises suit a need. */
export type NeedChange =
  | { readonly kind: 'rentMax'; readonly euros: number }
  | { readonly kind: 'sizeMin'; readonly squareMetres: number }
  | { readonly kind: 'sizeMax'; readonly squareMetres: number }
  | { readonly kind: 'moveInDate'; readonly days: number }
  | { readonly kind: 'amenities'; readonly amenity: Amenity }
  | { readonly kind: 'roomCount'; readonly rooms: RoomCount }
  | { readonly kind: 'floor' }
  | { readonly kind: 'residenceType'; readonly flag: ResidenceFlag };

/** The one field whose score each kind of change may change. */
export const changedFields = {
  rentMax: 'rent',
  sizeMin: 'size',
  sizeMax: 'size',
  moveInDate: 'moveInDate',
  amenities: 'amenities',
  roomCount: 'roomCount',
  floor: 'floor',
  residenceType: 'residenceType',
} as const satisfies Record<NeedChange['kind'], MatchField>;

/** A bound that is moved; as it is where there is none, or where it would come to nothing. */
function moveBound(bound: number | null, by: number): number | null {
  const hundredths = bound === null ? null : toHundredths(bound + by);
  return hundredths === null || hundredths === 0 ? bound : hundredths / 100;
}

function addRooms(wanted: readonly number[], rooms: RoomCount): readonly number[] {
  const counts = readRoomCounts(wanted);
  return counts.length === 0 || counts.includes(rooms) ? wanted : readRoomCounts([...counts, rooms]);
}

function addFlag(wanted: readonly ResidenceFlag[], added: ResidenceFlag): readonly ResidenceFlag[] {
  return wanted.length === 0 || wanted.includes(added)
    ? wanted
    : residenceFlags.filter((flag) => flag === added || wanted.includes(flag));
}

function changedPart(need: ScoredNeed, change: NeedChange): Partial<ScoredNeed> {
  switch (change.kind) {
    case 'rentMax':
      return { rentMax: moveBound(need.rentMax, change.euros) };
    case 'sizeMin':
      return { sizeMin: moveBound(need.sizeMin, -change.squareMetres) };
    case 'sizeMax':
      return { sizeMax: moveBound(need.sizeMax, change.squareMetres) };
    case 'moveInDate':
      return { moveInDate: addDays(need.moveInDate ?? '', change.days) || need.moveInDate };
    case 'amenities':
      return { amenities: need.amenities.filter((amenity) => amenity !== change.amenity) };
    case 'roomCount':
      return { roomCount: addRooms(need.roomCount, change.rooms) };
    case 'floor':
      return { floor: need.floor.length === 0 ? need.floor : floors };
    case 'residenceType':
      return { residenceType: addFlag(need.residenceType, change.flag) };
  }
}

/**
 * A need after a change. Where the need sets nothing that the change could loosen, it stays as it is: who names no
 * greatest rent cannot raise it, and a smallest size never falls to 0.
 */
export function applyChange<Need extends ScoredNeed>(need: Need, change: NeedChange): Need {
  return { ...need, ...changedPart(need, change) };
}
