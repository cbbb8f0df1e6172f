import { amenities, floors, residenceFlags, roomCounts } from '@tilava/domain/enums';
import { isAnyCounted } from '@tilava/domain/matching';
import { needFaults } from '@tilava/domain/need';
import { areaFault, type AreaFault, areaOf, cornersOf } from '@tilava/domain/place';
import { pick, plainNeedFields } from '@tilava/domain/property';
import type { components } from '@tilava/sdk/schema';
import { toMask } from '../../db/masks.ts';
import { needs } from '../../db/schema.ts';
import { invalidValue, ProblemError } from '../../http/problems.ts';
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
type NeedColumns = Omit<NeedRow, 'id' | 'userId' | 'position' | 'createdAt' | 'updatedAt' | 'version'>;

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
  const fault = area && areaFault(area, columns);
  if (fault !== null) throw areaProblem(fault, `${pointer}/drawnArea`);
  refuseFaults([...sentPlaceFaults({ address, x, y }, before), ...needFaults(columns)], pointer);
  return columns;
}

function areaProblem(code: AreaFault, pointer: string): ProblemError {
  const detail = areaDetails[code];
  return new ProblemError(400, 'validation_failed', detail, { errors: [{ pointer, code, detail }] });
}

const areaDetails: Readonly<Record<AreaFault, string>> = {
  areaOpen: 'The last position of the area has to repeat the first',
  areaCorners: 'An area has 3 to 50 corners',
  areaAbroad: 'The area has to lie in Finland',
  areaCrossesItself: 'The outline of the area must not cross or touch itself',
  areaTooSmall: 'The area has to enclose at least a hectare',
  areaTooFar: 'No corner of the area may be more than 10 km from the address',
};
