/**
 * The match score as one statement for one need, whose values stand in it as numbers: as somebody would write it who has
 * nothing but SQL. DuckDB and PostgreSQL take it alike, but for how they divide.
 */
import { fullScore, matchFields, matchRadius, weights, type MatchField } from '@tilava/domain/matching';
import { earthRadius, radiansPerDegree } from '@tilava/domain/place';
import { dayNumber } from '@tilava/domain/time';
import { pageLength, type PeerNeed } from './peer.ts';

/** How whole numbers are divided. */
type Divide = (numerator: string, denominator: string | number) => string;

export const dividers = {
  postgres: (numerator, denominator) => `((${numerator}) / ${denominator})`,
  duckdb: (numerator, denominator) => `((${numerator}) // ${denominator})`,
} as const satisfies Record<string, Divide>;

/** @param candidates - what a FROM takes, with the columns of `premisesColumns` */
export function pageQuery(need: PeerNeed, candidates: string, divide: Divide): string {
  const scores = scoresOf(need, divide);
  const resolved = (field: MatchField) => `case when ${field} is null then 0 else ${weights[field]} end`;
  const weighted = (field: MatchField) => `coalesce(${field}, 0) * ${weights[field]}`;
  const points = divide('(weighted + 5 * weight)', `case when weight = 0 then 1 else 10 * weight end`);
  return `
    select id, points, distance, count(*) over () as total from (
      select id, distance, ${points} as points from (
        select id, distance, ${matchFields.map(resolved).join(' + ')} as weight,
          ${matchFields.map(weighted).join(' + ')} as weighted
        from (
          select id, distance, ${matchFields.map((field) => `${scores[field]} as ${field}`).join(', ')}
          from (select *, ${distanceTo(need)} as distance from ${candidates}) as placed
          where distance <= ${matchRadius}
        ) as scored
      ) as weighed
    ) as pointed
    order by points desc, distance, id limit ${pageLength}`;
}

/** PostgreSQL takes a bare null for text. */
const unresolved = 'cast(null as integer)';

function distanceTo({ scored: { location } }: PeerNeed): string {
  const east = `((longitude - ${location.longitude}) * ${radiansPerDegree}
    * cos((${location.latitude} + latitude) / 2 * ${radiansPerDegree}))`;
  const north = `((latitude - ${location.latitude}) * ${radiansPerDegree})`;
  const metres = `sqrt(${east} * ${east} + ${north} * ${north}) * ${earthRadius}`;
  return `cast(floor(${metres} + 0.5) as integer)`;
}

function scoresOf({ scored, stored, today }: PeerNeed, divide: Divide): Record<MatchField, string> {
  const clamped = (numerator: string, denominator: string | number) =>
    `greatest(0, least(${fullScore}, ${divide(numerator, denominator)}))`;
  const atMost = (column: string, maximum: number) =>
    `case when ${column} <= ${maximum} then ${fullScore}
      else ${clamped(`(${6 * maximum} - 5 * cast(${column} as bigint)) * ${fullScore}`, maximum)} end`;
  const atLeast = (column: string, minimum: number) =>
    clamped(`(5 * cast(${column} as bigint) - ${4 * minimum}) * ${fullScore}`, minimum);
  const anyOf = (column: string, mask: number, otherwise = '0') =>
    mask === 0
      ? unresolved
      : `case when ${column} = 0 then null when (${column} & ${mask}) <> 0 then ${fullScore} else ${otherwise} end`;
  const { rooms, rentMin, rentMax, sizeMin, sizeMax, amenities, wantsNoDeposit } = stored;
  const besides = (rooms << 1) | (rooms >> 1);
  const wanted = [...Array(16).keys()].filter((bit) => (amenities & (1 << bit)) !== 0);
  const there = wanted.map((bit) => `((amenities >> ${bit}) & 1)`).join(' + ');
  const day = dayNumber(scored.moveInDate);
  const free = `greatest(move_in_day, ${dayNumber(today) ?? 0})`;
  const upper = sizeMax === null ? String(fullScore) : atMost('size', sizeMax);
  return {
    residenceType: anyOf('residence_flag', stored.residenceFlags),
    location: clamped(`${matchRadius} - distance`, 2),
    rent: rentMax === null ? (rentMin === null ? unresolved : String(fullScore)) : atMost('rent', rentMax),
    size:
      sizeMin === null
        ? sizeMax === null
          ? unresolved
          : upper
        : `case when size < ${sizeMin} then ${atLeast('size', sizeMin)} else ${upper} end`,
    roomCount: anyOf('rooms', rooms, `case when (rooms & ${besides}) <> 0 then ${fullScore / 2} else 0 end`),
    moveInDate:
      day === null
        ? unresolved
        : `case when move_in_day is null then null when move_out_day <= ${day} then 0
            else ${clamped(`(60 - (${free} - ${day})) * ${fullScore}`, 60)} end`,
    amenities: there === '' ? unresolved : clamped(`(${there}) * ${fullScore}`, wanted.length),
    floor: anyOf('floor', stored.floors),
    deposit: wantsNoDeposit
      ? `case when deposit is null then null when deposit = 0 then ${fullScore} else 0 end`
      : unresolved,
  };
}
