/** Rows of the index, as the database makes them: the six fields are packed there already (see `rows.ts`). */
import type { Corners } from '@tilava/domain/place';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { criteria, type FlagField, flagFields } from '../criteria/criteria.ts';
import { featureBits, filterBits } from './features.ts';
import { announcementField, type IndexRow, needField, personBits } from './rows.ts';
import { type Candidate, flagColumns, flagsOf } from '../scoreSql.ts';
import { hiddenFrom } from '../blocked.ts';
import type { Database } from '../../db/database.ts';
import { announcements, needs } from '../../db/schema.ts';
import type { Subject } from '../engine.ts';
import { importanceOf, weightingOf } from '../importance.ts';
import type { FieldImportance } from '@tilava/domain/matching';

type Numbers = 'latitude' | 'longitude' | 'cell' | 'f0' | 'f1' | 'f2' | 'f3' | 'f4' | 'f5';

export type StoredRow = Readonly<Record<'id', string> & Record<Numbers, number>> & {
  /** Of a need. */
  readonly area?: Corners | null;
};

export const toIndexRow = ({ id, latitude, longitude, cell, area, ...row }: StoredRow): IndexRow => ({
  id,
  latitude,
  longitude,
  cell,
  fields: [row.f0, row.f1, row.f2, row.f3, row.f4, row.f5],
  area: area ?? null,
});

const flags = (column: string, { shift }: { readonly shift: number }) => `(${column}::integer << ${shift})`;
const filterFlags = (side: Candidate) =>
  flagsOf(side).map((name) => `case when ${flagColumns[name]} then ${filterBits[name]} else 0 end`);

const { rent, size, moveInDate } = criteria;
const { industries, creditRating, operatingMargin, employee } = personBits;

type RowColumns = { readonly [Name in 'id' | Numbers]: SQL<StoredRow[Name]> };

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

export const listOf = (of: RowColumns): SQL =>
  sql.join(
    Object.entries(of).map(([name, text]) => sql`${text} as ${sql.raw(name)}`),
    sql`, `,
  );

const featuresBy = (columnOf: (field: FlagField) => string): string =>
  flagFields.map((field) => flags(columnOf(field), featureBits[field])).join(' | ');

/** Of an announcement `a`; all of it stands in the index over public cells. */
export const announcementColumns = columns('a', announcementField, {
  ...rent.columns.announcement,
  ...size.columns.announcement,
  ...moveInDate.columns.announcement,
  features: [featuresBy((field) => criteria[field].flags.offered), ...filterFlags('announcement')].join(
    ' | ',
  ),
  wishes: [
    flags('a.wanted_industries', industries),
    flags('a.wanted_credit_ratings', creditRating),
    flags('a.wanted_operating_margins', operatingMargin),
    flags('a.wanted_employee_bands', employee),
  ].join(' | '),
});

/** Of a need `n` and its user `t`. */
export const needColumns = {
  ...columns('n', needField, {
    ...rent.columns.need,
    ...size.columns.need,
    ...moveInDate.columns.need,
    features: [featuresBy((field) => criteria[field].flags.wanted), ...filterFlags('tenant')].join(' | '),
    tenant: [
      flags('t.industries', industries),
      flags('t.credit_rating', creditRating),
      flags('t.operating_margin', operatingMargin),
      flags('t.employee_band', employee),
    ].join(' | '),
  }),
  area: sql<Corners | null>`n.drawn_area`,
};

/** What an engine has to know of the side that a list is made for. */
export interface StoredSubject {
  readonly userId: string;
  /** A hidden announcement has no matches. */
  readonly isSought: boolean;
  readonly row: IndexRow;
  /** Of a need. */
  readonly importance: FieldImportance | null;
  readonly weighting: number;
  /** Ids of the other side's rows whose owner has blocked the user, or is blocked. A block hides few, or none. */
  readonly readHidden: () => Promise<ReadonlySet<string>>;
}

/** Reads the side that a list is made for; null where there is none. */
export function subjectReader(database: Database): (subject: Subject) => Promise<StoredSubject | null> {
  const byId = sql.placeholder('id');
  const selectNeed = database.prepare('need_of_list', (queries) =>
    queries
      .select({
        ...needColumns,
        userId: sql<string>`n.user_id`,
        isSought: sql<boolean>`true`,
        musts: sql<number>`n.musts`,
        important: sql<number>`n.important`,
        ignored: sql<number>`n.ignored`,
        hidden: hiddenFrom(sql`n.user_id`),
      })
      .from(sql`needs n join users t on t.id = n.user_id`)
      .where(sql`n.id = ${byId}`),
  );
  const selectAnnouncement = database.prepare('announcement_of_list', (queries) =>
    queries
      .select({
        ...announcementColumns,
        userId: sql<string>`a.user_id`,
        isSought: sql<boolean>`a.is_active`,
        musts: sql<number>`0`,
        important: sql<number>`0`,
        ignored: sql<number>`0`,
        hidden: hiddenFrom(sql`a.user_id`),
      })
      .from(sql`announcements a`)
      .where(sql`a.id = ${byId}`),
  );
  const readHidden = async (
    table: typeof announcements | typeof needs,
    userIds: readonly string[] | null,
  ) => {
    if (userIds === null) return new Set<string>();
    const rows = await database.queries
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.userId, [...userIds]));
    return new Set(rows.map(({ id }) => id));
  };
  return async (subject) => {
    const [stored] = await ('needId' in subject
      ? selectNeed({ id: subject.needId })
      : selectAnnouncement({ id: subject.announcementId }));
    if (stored === undefined) return null;
    const { userId, isSought, hidden, ...row } = stored;
    const others = 'needId' in subject ? announcements : needs;
    return {
      userId,
      isSought,
      row: toIndexRow(row),
      importance: importanceOf(row),
      weighting: weightingOf(row),
      readHidden: () => readHidden(others, hidden),
    };
  };
}

export type SubjectReader = ReturnType<typeof subjectReader>;
