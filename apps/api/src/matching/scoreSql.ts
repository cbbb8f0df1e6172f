/**
 * The match score in SQL, over `n` (a row of needs), `a` (of announcements) and `t` (the need's user): the same
 * integer arithmetic as `domain/matching`. How a field is scored stands in its file of `criteria`.
 */
import {
  type FlagFilter,
  flagFilters,
  type MatchField,
  matchFields,
  ofEach,
  type Weights,
  weights,
} from '@tilava/domain/matching';
import { earthRadius, equirectangularLimit, radiansPerDegree } from '@tilava/domain/place';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { columnsIn, criteria, scoredColumns } from './criteria/criteria.ts';
import { announcements } from '../db/schema.ts';
import { reachLateral } from './drawnArea.ts';
import { missesMust, ownWeight } from './importance.ts';

const radians = `${radiansPerDegree}::float8`;
const radius = `${earthRadius}::float8`;

/**
 * `place.distance`: whole metres. Evaluated once a pair, which OFFSET 0 sees to; in one join, because each carries the whole
 * pair along.
 */
export const distanceLateral = sql.raw(`
  cross join lateral (
    select floor(0.5 + case
      when near.metres <= ${equirectangularLimit} then near.metres
      else 2 * asin(sqrt(least(1, sin(near.latitude / 2) * sin(near.latitude / 2)
        + cos(n.latitude * ${radians}) * cos(a.latitude * ${radians})
        * (sin(near.longitude / 2) * sin(near.longitude / 2))))) * ${radius}
    end)::integer as distance
    from (
      select angle.longitude, angle.latitude, sqrt(
        (angle.longitude * cos(angle.mean_latitude)) * (angle.longitude * cos(angle.mean_latitude))
        + angle.latitude * angle.latitude
      ) * ${radius} as metres
      from (
        select
          (a.longitude - n.longitude) * ${radians} as longitude,
          (a.latitude - n.latitude) * ${radians} as latitude,
          ((n.latitude + a.latitude) / 2) * ${radians} as mean_latitude
        offset 0
      ) as angle
      offset 0
    ) as near
    offset 0
  ) as place
`);

/** `reach.metres`, and `score.<field>` for each field, null where it is unresolved; `today` is the day in Europe/Helsinki. */
export const scoresLateral = (today: string): SQL => sql`
  ${reachAndDay(today)} cross join lateral (${sql.raw(scoresText)}) as score
`;

const reachAndDay = (today: string, reach = reachLateral): SQL =>
  sql`${reach} cross join (select ${today}::date as day) as today`;

const scoresText = `
  select ${matchFields.map((field) => `${criteria[field].sql} as "${field}"`).join(',\n')}
  offset 0
`;

/** Per cent of `weighed`, rounded half up. */
const percent = 'coalesce((weighed.weighted + 5 * weighed.weight) / nullif(10 * weighed.weight, 0), 0)';

/** The sums of the resolved fields, each by its weight in SQL. */
function sums(weightOf: (field: MatchField) => string | number, from = ''): string {
  const weight = (field: MatchField) =>
    `case when score."${field}" is null then 0 else ${weightOf(field)} end`;
  const weighted = (field: MatchField) => `coalesce(${weightOf(field)} * score."${field}", 0)`;
  return `select ${matchFields.map(weight).join(' + ')} as weight, ${matchFields.map(weighted).join(' + ')} as weighted
    ${from} offset 0`;
}

const pointsText = (by: Weights) => `
  cross join lateral (select ${percent} as points from (${sums((field) => by[field])}) as weighed offset 0) as total
`;

/** `total.points`: the weighted mean of the resolved fields in per cent, rounded half up; by the table's weights, or others. */
export const pointsLateral = sql.raw(pointsText(weights));
export const pointsBy = (by: Weights): SQL => (by === weights ? pointsLateral : sql.raw(pointsText(by)));

/** `reach.metres` and `total.points` alone, in one join less. */
export const pointsAlone = (today: string, by: Weights, reach: SQL): SQL => sql`
  ${reachAndDay(today, reach)}
  cross join lateral (
    select ${sql.raw(percent)} as points
    from (${sql.raw(sums((field) => by[field], `from (${scoresText}) as score`))}) as weighed
    offset 0
  ) as total
`;

/** Beside `total.points`, what the tenant whose need `n` is sees: `tenants.points`, null where a must-have hides the pair. */
export const tenantsLateral = sql.raw(`
  cross join lateral (
    select case
      when n.musts | n.important | n.ignored = 0 then total.points
      when not ${missesMust} then (select ${percent} from (${sums(ownWeight)}) as weighed)
    end as points
    offset 0
  ) as tenants
`);

const inCommon = (has: string, wants: string) =>
  `case when ${has} = 0 or ${wants} = 0 then null else ${has} & ${wants} <> 0 end`;

/** `person.<wish>`: the tenant held against the landlord's wishes. */
const personText = `
  cross join lateral (
    select
      ${inCommon('t.industries', 'a.wanted_industries')} as industries,
      ${inCommon('t.credit_rating', 'a.wanted_credit_ratings')} as "creditRating",
      ${inCommon('t.operating_margin', 'a.wanted_operating_margins')} as "operatingMargin",
      ${inCommon('t.employee_band', 'a.wanted_employee_bands')} as employee
    offset 0
  ) as person
  cross join lateral (
    select coalesce(person.industries::integer, 0) + coalesce(person."creditRating"::integer, 0)
      + coalesce(person."operatingMargin"::integer, 0) + coalesce(person.employee::integer, 0) as points
    offset 0
  ) as personality
`;
export const personLateral = sql.raw(personText);

const tenantColumns: Readonly<Record<string, string>> = { work: 't.works', student: 't.studies' };
const listingColumns: Readonly<Record<string, { readonly name: string }>> = getTableColumns(announcements);

export const flagNames = Object.keys(flagFilters) as readonly FlagFilter[];

/** The flags that filters ask for, in SQL: of `t` (a tenant), or columns of their own names of `a` (an announcement). */
export const flagColumns = ofEach(
  flagNames,
  (name) => tenantColumns[name] ?? `a.${listingColumns[name]?.name ?? name}`,
);

export type Candidate = 'tenant' | 'announcement';

export const flagsOf = (side: Candidate): readonly FlagFilter[] =>
  flagNames.filter((name) => flagFilters[name] === side);

/** The columns of announcements that lists are made from; the index over public cells holds them all. */
export const listedColumns = [
  'id',
  'latitude',
  'longitude',
  ...scoredColumns.announcements,
  ...columnsIn('a', personText),
  ...flagsOf('announcement').flatMap((name) => columnsIn('a', flagColumns[name])),
];
