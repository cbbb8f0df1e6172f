/** Rows of the index, as the database makes them: the six fields are packed there already (see `fields.ts`). */
import { sql, type SQL } from 'drizzle-orm';
import {
  announcementField,
  depositCode,
  featureBits,
  needField,
  needFlag,
  never,
  noBound,
  noDay,
  personBits,
} from './fields.ts';
import type { IndexRow } from './rows.ts';

/** What a statement answers for a row of the index. */
export interface StoredRow extends Record<string, unknown> {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cell: number;
  readonly f0: number;
  readonly f1: number;
  readonly f2: number;
  readonly f3: number;
  readonly f4: number;
  readonly f5: number;
}

/** Turns it into what the index holds. */
export const toIndexRow = ({ id, latitude, longitude, cell, ...row }: StoredRow): IndexRow => ({
  id,
  latitude,
  longitude,
  cell,
  fields: [row.f0, row.f1, row.f2, row.f3, row.f4, row.f5],
});

const dayNumber = (column: string, unsaid: number) => `coalesce(${column} - date '1970-01-01', ${unsaid})`;
const bound = (column: string) => `coalesce(${column}, ${noBound})`;
const flags = (column: string, { shift }: { readonly shift: number }) => `(${column}::integer << ${shift})`;
const flag = (condition: string, value: number) => `case when ${condition} then ${value} else 0 end`;

const { residenceType, roomCount, floor, amenities, deposit } = featureBits;
const { industries, creditRating, operatingMargin, employee } = personBits;

function columns<Field extends string>(
  table: string,
  places: Readonly<Record<Field, number>>,
  expressions: Readonly<Record<Field, string>>,
): SQL {
  const fields = (Object.keys(places) as Field[]).map(
    (field) => `${expressions[field]} as f${places[field]}`,
  );
  return sql.raw(
    [...['id', 'latitude', 'longitude', 'cell'].map((name) => `${table}.${name}`), ...fields].join(', '),
  );
}

/** Of an announcement `a`; all of it stands in the index over public cells. */
export const announcementColumns = columns('a', announcementField, {
  rent: 'a.rent',
  size: 'a.size',
  moveInDate: dayNumber('a.move_in_date', noDay),
  moveOutDate: dayNumber('a.move_out_date', never),
  features: [
    flags('a.residence_flag', residenceType),
    flags('a.rooms', roomCount),
    flags('a.floor', floor),
    flags('a.amenities', amenities),
    `case when a.deposit is null then ${depositCode.unsaid << deposit.shift}
      when a.deposit = 0 then ${depositCode.none << deposit.shift} else ${depositCode.some << deposit.shift} end`,
  ].join(' | '),
  wishes: [
    flags('a.wanted_industries', industries),
    flags('a.wanted_credit_ratings', creditRating),
    flags('a.wanted_operating_margins', operatingMargin),
    flags('a.wanted_employee_bands', employee),
  ].join(' | '),
});

/** Of a need `n` and its user `t`. */
export const needColumns = columns('n', needField, {
  rentMax: bound('n.rent_max'),
  sizeMin: bound('n.size_min'),
  sizeMax: bound('n.size_max'),
  moveInDate: dayNumber('n.move_in_date', noDay),
  features: [
    flags('n.residence_flags', residenceType),
    flags('n.rooms', roomCount),
    flags('n.floors', floor),
    flags('n.amenities', amenities),
    flag('n.wants_no_deposit', depositCode.unwanted << deposit.shift),
    flag('coalesce(n.rent_min, n.rent_max) is not null', needFlag.hasRentBound),
    flag('t.works', needFlag.works),
    flag('t.studies', needFlag.studies),
  ].join(' | '),
  tenant: [
    flags('t.industries', industries),
    flags('t.credit_rating', creditRating),
    flags('t.operating_margin', operatingMargin),
    flags('t.employee_band', employee),
  ].join(' | '),
});
