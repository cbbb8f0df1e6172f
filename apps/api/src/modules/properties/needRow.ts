import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import { isAnyCounted } from '@tilava/domain/matching';
import { areaFaults, needFaults } from '@tilava/domain/need';
import { areaOf, cornersOf } from '@tilava/domain/place';
import { pick, plainNeedFields } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { needs } from '../../db/schema.ts';
import { invalidValue } from '../../http/problems.ts';
import { toImportanceColumns } from '../../matching/importance.ts';
import {
  assertNoRest,
  blankToNull,
  emptyColumns,
  type FieldsOf,
  hundredths,
  sent,
  sentColumns,
  split,
} from '../everyField.ts';
import { placeColumns, refuseFaults, sentPlaceFaults } from './placeColumns.ts';

type Schemas = components['schemas'];
type NeedRow = typeof needs.$inferSelect;

type NeedFields = FieldsOf<Schemas['NeedCreation'], Schemas['NeedChanges']>;

/** What is stored of that; whose the need is, and its id, stand beside it. */
type NeedColumns = Omit<NeedRow, 'id' | 'userId' | 'position' | 'createdAt' | 'version'>;

type PlainColumns = Pick<NeedColumns, (typeof plainNeedFields)[number]>;

/** A need of which nothing is said; what the contract requires of a new one is written over. */
const unsaid: NeedColumns = {
  name: null,
  isActive: true,
  address: '',
  latitude: 0,
  longitude: 0,
  cell: 0,
  ...emptyColumns<PlainColumns>(pick(needs, plainNeedFields)),
  residenceFlags: 0,
  rooms: 0,
  floors: 0,
  amenities: 0,
  sizeMin: null,
  sizeMax: null,
  rentMin: null,
  rentMax: null,
  wantsNoDeposit: false,
  drawnArea: null,
  ...toImportanceColumns(null),
};

/** A need after a change; `pointer` is where in the request the fields stand. */
export function needColumns(fields: NeedFields, pointer: string, before: NeedColumns = unsaid): NeedColumns {
  const [plain, special] = split(fields, plainNeedFields);
  const { address, x, y, residenceType, roomCount, floor, amenities: wanted, ...further } = special;
  const { sizeMin, sizeMax, rentMin, rentMax, deposit, name, isActive, importance, ...others } = further;
  const { drawnArea, ...unseen } = others;
  // Where it stands is written with the others.
  const { position: _position, ...rest } = unseen;
  assertNoRest(rest);
  if (!isAnyCounted(importance ?? null)) {
    throw invalidValue('At least one criterion has to count', `${pointer}/importance`);
  }
  const columns: NeedColumns = {
    name: sent(name, before.name, blankToNull),
    isActive: sent(isActive, before.isActive),
    ...placeColumns({ address, x, y }, before),
    ...sentColumns(plain, pick(before, plainNeedFields)),
    residenceFlags: sent(residenceType, before.residenceFlags, (keys) => toMask(residenceFlags, keys)),
    rooms: sent(roomCount, before.rooms, (rooms) => toMask<number>(roomCounts, rooms)),
    floors: sent(floor, before.floors, (keys) => toMask(floors, keys)),
    amenities: sent(wanted, before.amenities, (keys) => toMask(amenities, keys)),
    sizeMin: sent(sizeMin, before.sizeMin, hundredths),
    sizeMax: sent(sizeMax, before.sizeMax, hundredths),
    rentMin: sent(rentMin, before.rentMin, hundredths),
    rentMax: sent(rentMax, before.rentMax, hundredths),
    wantsNoDeposit: sent(deposit, before.wantsNoDeposit, (value) => value === 0),
    drawnArea: sent(drawnArea, before.drawnArea, (area) => area && [...cornersOf(area)]),
    ...(importance === undefined
      ? pick(before, ['musts', 'important', 'ignored'])
      : toImportanceColumns(importance)),
  };
  // As it is stored, so that rounding is in it; but that a ring is open shows only as it is sent.
  const area = drawnArea ?? (columns.drawnArea && areaOf(columns.drawnArea));
  refuseFaults(
    [
      ...sentPlaceFaults({ address, x, y }, before),
      ...areaFaults({ drawnArea: area, location: columns }),
      ...needFaults(columns),
    ],
    pointer,
  );
  return columns;
}
