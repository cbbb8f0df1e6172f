/** Rows of the index, as the database makes them: the six fields are packed there already (see `fields.ts`). */
import { sql, type SQL } from 'drizzle-orm';
import { criteria, flagFields, type FlagField } from '../criteria/criteria.ts';
import { featureBits, filterBits } from './featureBits.ts';
import { announcementField, needField, personBits } from './fields.ts';
import { flagColumns, flagsOf, type Candidate } from '../filterFlags.ts';
import type { IndexRow } from './rows.ts';

type Numbers = 'latitude' | 'longitude' | 'cell' | 'f0' | 'f1' | 'f2' | 'f3' | 'f4' | 'f5';

/** What a statement answers for a row of the index. */
export type StoredRow = Readonly<Record<'id', string> & Record<Numbers, number>>;

/** Turns it into what the index holds. */
export const toIndexRow = ({ id, latitude, longitude, cell, ...row }: StoredRow): IndexRow => ({
  id,
  latitude,
  longitude,
  cell,
  fields: [row.f0, row.f1, row.f2, row.f3, row.f4, row.f5],
});

const flags = (column: string, { shift }: { readonly shift: number }) => `(${column}::integer << ${shift})`;
const filterFlags = (side: Candidate) =>
  flagsOf(side).map((name) => `case when ${flagColumns[name]} then ${filterBits[name]} else 0 end`);

const { rent, size, moveInDate } = criteria;
const { industries, creditRating, operatingMargin, employee } = personBits;

/** What a statement selects for a row of the index. */
export type RowColumns = { readonly [Name in keyof StoredRow]: SQL<StoredRow[Name]> };

function columns<Field extends string>(
  table: string,
  places: Readonly<Record<Field, number>>,
  expressions: Readonly<Record<Field, string>>,
): RowColumns {
  const fields = (Object.keys(places) as Field[]).map(
    (field) => [`f${places[field]}`, expressions[field]] as const,
  );
  const common = ['id', 'latitude', 'longitude', 'cell'].map((name) => [name, `${table}.${name}`] as const);
  return Object.fromEntries(
    [...common, ...fields].map(([name, text]) => [name, sql.raw(text)]),
  ) as RowColumns;
}

/** As a statement's list of columns. */
export const listOf = (of: RowColumns): SQL =>
  sql.join(
    Object.entries(of).map(([name, text]) => sql`${text} as ${sql.raw(name)}`),
    sql`, `,
  );

/** The flags of one side, each where it lies. */
const featuresBy = (columnOf: (field: FlagField) => string): string =>
  flagFields.map((field) => flags(columnOf(field), featureBits[field])).join(' | ');

/** Of an announcement `a`; all of it stands in the index over public cells. */
export const announcementColumns = columns('a', announcementField, {
  ...rent.columns.announcement,
  ...size.columns.announcement,
  ...moveInDate.columns.announcement,
  features: [
    featuresBy((field) => criteria[field].flags.offered.column),
    ...filterFlags('announcement'),
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
  ...rent.columns.need,
  ...size.columns.need,
  ...moveInDate.columns.need,
  features: [featuresBy((field) => criteria[field].flags.wanted.column), ...filterFlags('tenant')].join(
    ' | ',
  ),
  tenant: [
    flags('t.industries', industries),
    flags('t.credit_rating', creditRating),
    flags('t.operating_margin', operatingMargin),
    flags('t.employee_band', employee),
  ].join(' | '),
});
