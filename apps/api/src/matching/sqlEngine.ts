import {
  matchFields,
  mustFields,
  pointsOf,
  weights,
  weightsFor,
  type FieldScores,
  type MatchField,
  type MatchFilters,
  type MatchSort,
  type Weights,
} from '@tilava/domain/matching';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cellsInReach, cellsOfDrawn } from './cells.ts';
import { distanceAsReach, isInReach, reachLateral } from './drawnArea.ts';
import {
  distanceLateral,
  flagColumns,
  flagsOf,
  listedColumns,
  personLateral,
  pointsAlone,
  pointsBy,
  pointsLateral,
  scoresLateral,
} from './scoreSql.ts';
import {
  emptyPage,
  type HiddenPairs,
  type MatchEngine,
  type PageRequest,
  type PageStart,
  type ScoredPair,
  type Subject,
} from './engine.ts';
import { costLateral } from './costSql.ts';
import { importanceOf, missedSet, setOf } from './importance.ts';
import { type StoredSubject, subjectReader } from './index/storedRows.ts';

type Place = StoredSubject['row'];

interface PairRow extends Record<string, unknown> {
  readonly needId: string | null;
  readonly announcementId: string;
  readonly points: number;
  readonly distance: number;
  readonly rent: number;
  readonly size: number;
  readonly scores: FieldScores;
  readonly industries: boolean | null;
  readonly creditRating: boolean | null;
  readonly operatingMargin: boolean | null;
  readonly employee: boolean | null;
  readonly personPoints: number;
  readonly wantedAmenities: number;
  readonly offeredAmenities: number;
  readonly musts: number;
  readonly important: number;
  readonly ignored: number;
}

interface PageRow extends PairRow {
  readonly total: number;
  readonly hiddenTotal: number;
  readonly hidden: readonly number[];
}

const pairColumns = sql.raw(`
  n.id as "needId", a.id as "announcementId", total.points, place.distance, a.rent, a.size,
  json_build_object(${matchFields.map((field) => `'${field}', score."${field}"`).join(', ')}) as scores,
  person.industries, person."creditRating", person."operatingMargin", person.employee,
  personality.points as "personPoints", n.amenities as "wantedAmenities", a.amenities as "offeredAmenities",
  n.musts, n.important, n.ignored
`);

/** Scores in the database, on the cell indexes alone: nothing to warm up, and what other engines are checked by. */
export function sqlEngine(database: Database): MatchEngine {
  const readSubject = subjectReader(database);
  return {
    async potential(subject, page) {
      const stored = await readSubject(subject);
      if (stored === null) return emptyPage;
      const hidden = await stored.readHidden();
      const { sort = 'best' } = page;
      const by = weightsFor(stored.importance);
      const musts = mustFields(stored.importance);
      const { rows } = await database.queries.execute<PageRow>(sql`
        with pair as (${scoredCandidates(subject, stored, page, hidden)}),
        filtered as materialized (
          select id, points, distance, missed${amountOf(sort)} from pair where ${passes(page.filters, subject)}
        ),
        page as (
          select id from filtered where missed = 0 and ${isAfter(page.after, sort)}
          order by ${orderBy(sort)} limit ${page.limit + 1}
        )
        select counted.*, explained.*
        from (select ${counts(musts)} from filtered) as counted
        left join (
          select page.id, ${pairColumns}
          from page ${pageSides(subject)}
          ${distanceLateral} ${scoresLateral(page.today)} ${pointsBy(by)} ${personLateral}
        ) as explained on true
        order by ${orderBy(sort)}
      `);
      return {
        userId: stored.userId,
        ...toPage(rows, page, by),
        hidden: musts.length === 0 ? null : toHidden(rows, musts),
        weighting: stored.weighting,
      };
    },

    async specific(needId, announcementId, today, reader) {
      const { rows } = await database.queries.execute<PairRow & { readonly isInReach: boolean }>(sql`
        select ${pairColumns}, ${isInReach} as "isInReach"
        from needs n
        join users t on t.id = n.user_id
        cross join announcements a
        ${distanceLateral} ${scoresLateral(today)} ${pointsLateral} ${personLateral}
        where n.id = ${needId} and a.id = ${announcementId}
      `);
      const [row] = rows;
      if (row === undefined) return null;
      const pair = { ...toPair(row, weights), isInReach: row.isInReach };
      if (reader === 'landlord') return pair;
      const own = weightsFor(importanceOf(row));
      return { ...pair, points: pointsOf(pair.scores, own), weights: own };
    },
  };
}

/** What a list is ordered and filtered by, and nothing else: of tens of thousands of candidates a page is shown. */
function scoredCandidates(
  subject: Subject,
  { row: place, importance }: StoredSubject,
  { filters, sort = 'best', today }: PageRequest,
  hidden: ReadonlySet<string>,
): SQL {
  const asksPerson = filters.personPointsAbove !== undefined;
  const asksCost = 'needId' in subject && filters.costBelow !== undefined;
  const missed = missedSet(mustFields(importance)) || '0';
  const reach = 'needId' in subject && place.area === null ? distanceAsReach : reachLateral;
  const by = weightsFor(importance);
  // Must-haves are told by the scores of their fields.
  const points =
    missed === '0' ? pointsAlone(today, by, reach) : sql`${scoresLateral(today)} ${pointsBy(by)}`;
  return sql`
    select ${sql.raw('needId' in subject ? 'a.id' : 'n.id')}, total.points, place.distance, ${sql.raw(missed)} as missed${amountOf(sort, 'a.')}
      ${sql.raw(asksPerson ? ', personality.points as "personPoints"' : '')}${sql.raw(asksCost ? ', cost.least as "leastCost"' : '')}
      ${sql.raw(
        flagsOf(candidateOf(subject))
          .map((name) => `, ${flagColumns[name]} as "${name}"`)
          .join(''),
      )}
    from ${candidates(subject, place, asksCost)}
    ${distanceLateral} ${points} ${asksPerson ? personLateral : sql``}
    ${asksCost ? costLateral(today) : sql``}
    where ${isInReach} ${isShown(sql.raw('needId' in subject ? 'a.id' : 'n.id'), hidden)}
  `;
}

/** Nothing is asked where nothing is hidden, as it nearly always is. */
const isShown = (id: SQL, hidden: ReadonlySet<string>): SQL =>
  hidden.size === 0 ? sql`` : sql`and ${id} <> all(${sql.param([...hidden])}::uuid[])`;

const pageSides = (subject: Subject): SQL =>
  'needId' in subject
    ? sql`join announcements a on a.id = page.id
        cross join ${needAndTenant(subject.needId)}`
    : sql`join needs n on n.id = page.id join users t on t.id = n.user_id
        cross join (select * from announcements where id = ${subject.announcementId}) as a`;

/** The need, and its tenant by a subquery: joined by `n.user_id`, every user would be compared with every candidate. */
const needAndTenant = (needId: string): SQL => sql`
  (select * from needs where id = ${needId}) as n
  join users t on t.id = (select user_id from needs where id = ${needId})
`;

/** Joined by LATERAL with OFFSET 0: a plain join gets a nested loop over the whole index. */
function candidates(subject: Subject, place: Place, asksCost: boolean): SQL {
  const columns = asksCost ? [...listedColumns, 'costs', 'vat_on_rent'] : listedColumns;
  if ('needId' in subject) {
    return sql`
      ${needAndTenant(subject.needId)}
      cross join ${cellsInReach(place)}
      cross join lateral (
        select ${sql.raw(columns.join(', '))}
        from announcements
        where is_active and cell between cells.low and cells.high
        offset 0
      ) as a
    `;
  }
  return sql`
    (select * from announcements where id = ${subject.announcementId} and is_active) as a ${needsNear(place)}
  `;
}

/**
 * Joins the needs `n` by which landlords find tenants `t`: those of a circle of the match radius and a little more, and those
 * with drawn areas that may hold the place.
 */
export const needsNear = (place: { readonly latitude: number; readonly longitude: number }): SQL => sql`
  cross join lateral (
    select near.* from ${cellsInReach(place)} cross join lateral (
      select * from needs
      where is_active and drawn_area is null and cell between cells.low and cells.high
      offset 0
    ) as near
    union all
    select near.* from ${cellsOfDrawn(place)} cross join lateral (
      select * from needs
      where is_active and drawn_area is not null and cell between cells.low and cells.high
      offset 0
    ) as near
  ) as n
  join users t on t.id = n.user_id and t.verified_at is not null
`;

const candidateOf = (subject: Subject) => ('needId' in subject ? 'announcement' : 'tenant');

/** `passesFilters` of the domain; flags are asked of the candidates' own side only. */
function passes(filters: MatchFilters, subject: Subject): SQL {
  const conditions = [
    filters.pointsAbove !== undefined && sql`points > ${filters.pointsAbove}`,
    filters.distanceBelow !== undefined && sql`distance < ${filters.distanceBelow}`,
    filters.personPointsAbove !== undefined && sql`"personPoints" > ${filters.personPointsAbove}`,
    filters.costBelow !== undefined && 'needId' in subject && sql`"leastCost" < ${filters.costBelow * 100}`,
    ...flagsOf(candidateOf(subject)).map((name) => filters[name] === true && sql.raw(`"${name}"`)),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What comes before points, distance and id in the order of `compareBy`, the least first. */
const leading = { best: null, rent: 'rent', size: '-size', distance: 'distance' } as const;

const amountOf = (sort: MatchSort, from = ''): SQL =>
  sql.raw(sort === 'rent' || sort === 'size' ? `, ${from}${sort}` : '');

function orderBy(sort: MatchSort): SQL {
  if (sort === 'newest') return sql`id desc`;
  const first = leading[sort];
  return sql.raw(`${first === null ? '' : `${first}, `}points desc, distance, id`);
}

/** The order of `compareBy`, as a condition. */
function isAfter(start: PageStart | null, sort: MatchSort): SQL {
  if (start === null) return sql`true`;
  const { points, distance, id, amount = 0 } = start;
  if (sort === 'newest') return sql`id < ${id}::uuid`;
  const first = leading[sort];
  const last = sql`${-points}::integer, ${distance}::integer, ${id}::uuid`;
  if (first === null) return sql`(-points, distance, id) > (${last})`;
  const value = { rent: amount, '-size': -amount, distance }[first];
  return sql`(${sql.raw(first)}, -points, distance, id) > (${value}::integer, ${last})`;
}

/** How many are on all pages, and how many are hidden, by each of some must-haves and in all. */
const counts = (musts: readonly MatchField[]): SQL =>
  sql.raw(`count(*) filter (where missed = 0)::integer as total,
    count(*) filter (where missed <> 0)::integer as "hiddenTotal",
    json_build_array(${musts.map((field) => `count(*) filter (where missed & ${setOf(field)} <> 0)`).join(', ')}) as hidden`);

function toHidden([row]: readonly PageRow[], musts: readonly MatchField[]): HiddenPairs {
  const fields = musts.map((field, index) => ({ field, total: row?.hidden[index] ?? 0 }));
  return { total: row?.hiddenTotal ?? 0, fields };
}

function toPage(rows: readonly PageRow[], page: PageRequest, by: Weights) {
  const pairs = rows.filter((row) => row.needId !== null).map((row) => toPair(row, by));
  return {
    pairs: pairs.slice(0, page.limit),
    total: rows[0]?.total ?? 0,
    hasMore: pairs.length > page.limit,
  };
}

function toPair(row: PairRow, by: Weights): ScoredPair {
  const { industries, creditRating, operatingMargin, employee } = row;
  return {
    needId: row.needId ?? '',
    announcementId: row.announcementId,
    points: row.points,
    distance: row.distance,
    rent: row.rent,
    size: row.size,
    scores: row.scores,
    weights: by,
    personMatches: { industries, creditRating, operatingMargin, employee },
    personPoints: row.personPoints,
    wantedAmenities: row.wantedAmenities,
    offeredAmenities: row.offeredAmenities,
  };
}
