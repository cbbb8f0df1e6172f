import type { Corners } from '@tilava/domain/place';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { announcements, needs } from '../db/schema.ts';
import { rangesInReach, rangesOfDrawn } from '../matching/cells.ts';
import { scoredColumns } from '../matching/criteria/criteria.ts';
import { isInReach } from '../matching/drawnArea.ts';
import { distanceLateral, pointsLateral, scoresLateral, tenantsLateral } from '../matching/scoreSql.ts';

/** Which side of a pair is known; the other one is looked for around it. */
export type SubjectKind = 'need' | 'announcement';

/**
 * Pairs of which mails may tell, a row for each side with alerts and a threshold below the points. Only what lies
 * around the subjects is looked at, and only what has alerts, or meets a subject that has, is scored. Tenants' points are by
 * their own weights, and what a must-have hides has none.
 */
export const alertingPairs = (kind: SubjectKind, subjects: readonly Subject[], today: string): SQL => sql`
  select side.alert_id, side.other_id, pair.need_id, pair.announcement_id, side.points
  from (
    select n.id as need_id, a.id as announcement_id, total.points, tenants.points as tenant_points,
      ${thresholds[kind]}
    from ${cellsOf(kind, subjects)}
    ${kind === 'need' ? aroundNeeds : aroundAnnouncements}
    ${distanceLateral} ${scoresLateral(today)} ${pointsLateral} ${tenantsLateral}
    where ${isInReach}
    offset 0
  ) as pair
  cross join lateral (values
    (pair.need_id, pair.announcement_id, pair.tenant_points, pair.tenant_threshold),
    (pair.announcement_id, pair.need_id, pair.points, pair.landlord_threshold)
  ) as side(alert_id, other_id, points, threshold)
  where side.points > side.threshold
`;

const thresholds: Readonly<Record<SubjectKind, SQL>> = {
  need: sql.raw('own.threshold as tenant_threshold, a.threshold as landlord_threshold'),
  announcement: sql.raw('n.threshold as tenant_threshold, own.threshold as landlord_threshold'),
};

/** Where candidates lie; for announcements also, farther away, needs with drawn areas. */
function cellsOf(kind: SubjectKind, subjects: readonly Subject[]): SQL {
  const ranges = subjects.flatMap((subject) => {
    const drawn = kind === 'announcement' ? rangesOfDrawn(subject) : [];
    return [
      ...rangesInReach(subject).map((range) => ({ ...range, id: subject.id, areDrawn: false })),
      ...drawn.map((range) => ({ ...range, id: subject.id, areDrawn: true })),
    ];
  });
  const rows = ranges.map(
    ({ id, low, high, areDrawn }) => sql`(${id}::uuid, ${sql.raw(`${low}, ${high}, ${areDrawn}`)})`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as cells(subject_id, low, high, are_drawn)`;
}

/** The alerts of the subject; see `candidate` for those of what is found. */
const own = (subject: string): SQL =>
  sql.raw(`left join alerts own on own.id = ${subject}.id and own.frequency <> 'never'`);

/** OFFSET 0 keeps ranges from being joined with the whole index; a join would read all alerts for each range. */
const candidate = (table: string, columns: string, conditions: readonly string[]): SQL => {
  const withThreshold = (condition: string) => `(
        select ${columns},
          (select threshold from alerts where alerts.id = ${table}.id and frequency <> 'never') as threshold
        from ${table}
        where ${condition} and ${table}.is_active and ${table}.cell between cells.low and cells.high
        offset 0
      )`;
  return sql.raw(`
    cross join lateral (
      select * from (${conditions.map(withThreshold).join(' union all ')}) as near_by
      where own.threshold is not null or near_by.threshold is not null
      offset 0
    )`);
};

/** The index of public announcements holds them all. */
const candidateColumns = ['id', 'latitude', 'longitude', ...scoredColumns.announcements]
  .map((column) => `announcements.${column}`)
  .join(', ');

const tenantOf = sql`join users t on t.id = n.user_id and t.verified_at is not null`;

const aroundNeeds = sql`
  join needs n on n.id = cells.subject_id and n.is_active
  ${tenantOf}
  ${own('n')}
  ${candidate('announcements', candidateColumns, ['true'])} as a
`;

const aroundAnnouncements = sql`
  join announcements a on a.id = cells.subject_id and a.is_active
  ${own('a')}
  ${candidate('needs', 'needs.*', [
    'not cells.are_drawn and needs.drawn_area is null',
    'cells.are_drawn and needs.drawn_area is not null',
  ])} as n
  ${tenantOf}
`;

/** A need or an announcement, and where it lies, in degrees. */
export interface Subject {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of a need. */
  readonly area?: Corners | null;
}

/** Needs and announcements by id; hidden and deleted ones, of which nothing is found, are left out. */
export async function readSubjects(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return { needs: [], announcements: [] };
  const { queries } = database;
  return {
    needs: await queries
      .select({
        id: needs.id,
        latitude: needs.latitude,
        longitude: needs.longitude,
        area: needs.drawnArea,
        isActive: needs.isActive,
      })
      .from(needs)
      .where(inArray(needs.id, [...ids]))
      .then(publicOnes),
    announcements: await queries
      .select({
        id: announcements.id,
        latitude: announcements.latitude,
        longitude: announcements.longitude,
        isActive: announcements.isActive,
      })
      .from(announcements)
      .where(inArray(announcements.id, [...ids]))
      .then(publicOnes),
  };
}

const publicOnes = (rows: readonly (Subject & { readonly isActive: boolean })[]): Subject[] =>
  rows.filter(({ isActive }) => isActive);
