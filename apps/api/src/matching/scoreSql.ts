/**
 * The match score in SQL, over `n` (a row of needs), `a` (of announcements) and `t` (the need's user): the same
 * integer arithmetic as `domain/matching`, field by field. What changes here changes there too.
 */
import { fullScore, matchFields, matchRadius, weights, type MatchField } from '@tilava/domain/matching';
import { earthRadius, equirectangularLimit, radiansPerDegree } from '@tilava/domain/place';
import { sql, type SQL } from 'drizzle-orm';

const radians = `${radiansPerDegree}::float8`;
const radius = `${earthRadius}::float8`;

/** `place.distance`: whole metres. Evaluated once a pair, which OFFSET 0 sees to. */
export const distanceLateral = sql.raw(`
  cross join lateral (
    select
      (a.longitude - n.longitude) * ${radians} as longitude,
      (a.latitude - n.latitude) * ${radians} as latitude,
      ((n.latitude + a.latitude) / 2) * ${radians} as mean_latitude
    offset 0
  ) as angle
  cross join lateral (
    select sqrt(
      (angle.longitude * cos(angle.mean_latitude)) * (angle.longitude * cos(angle.mean_latitude))
      + angle.latitude * angle.latitude
    ) * ${radius} as metres
    offset 0
  ) as near
  cross join lateral (
    select floor(0.5 + case
      when near.metres <= ${equirectangularLimit} then near.metres
      else 2 * asin(sqrt(least(1, sin(angle.latitude / 2) * sin(angle.latitude / 2)
        + cos(n.latitude * ${radians}) * cos(a.latitude * ${radians})
        * (sin(angle.longitude / 2) * sin(angle.longitude / 2))))) * ${radius}
    end)::integer as distance
    offset 0
  ) as place
`);

/**
 * floor(numerator / denominator) within 0 and the full score; an empty denominator scores 0. Products of days and
 * sums do not fit 32 bits, so that a numerator begins with a bigint wherever it is one.
 */
const clamped = (numerator: string, denominator: string) =>
  `greatest(0, least(${fullScore}, coalesce((${numerator}) / nullif(${denominator}, 0), 0)))::integer`;

const atMost = (value: string, maximum: string) =>
  `case when ${value} <= ${maximum} then ${fullScore}
    else ${clamped(`(6 * ${maximum}::bigint - 5 * ${value}::bigint) * ${fullScore}`, `${maximum}::bigint`)} end`;

const atLeast = (value: string, minimum: string) =>
  clamped(`(5 * ${value}::bigint - 4 * ${minimum}::bigint) * ${fullScore}`, `${minimum}::bigint`);

const setBits = (mask: string) => `bit_count((${mask})::integer::bit(16))`;

const scores: Record<MatchField, string> = {
  residenceType: `case when n.residence_flags = 0 or a.residence_flag = 0 then null
    when n.residence_flags & a.residence_flag <> 0 then ${fullScore} else 0 end`,
  location: clamped(`${matchRadius} - place.distance`, '2'),
  rent: `case when n.rent_min is null and n.rent_max is null then null
    when n.rent_max is null then ${fullScore} else ${atMost('a.rent', 'n.rent_max')} end`,
  size: `case when n.size_min is null and n.size_max is null then null
    when a.size < n.size_min then ${atLeast('a.size', 'n.size_min')}
    when n.size_max is null then ${fullScore} else ${atMost('a.size', 'n.size_max')} end`,
  roomCount: `case when n.rooms = 0 or a.rooms = 0 then null
    when n.rooms & a.rooms <> 0 then ${fullScore}
    when ((n.rooms << 1) | (n.rooms >> 1)) & a.rooms <> 0 then ${fullScore / 2} else 0 end`,
  moveInDate: `case when n.move_in_date is null or a.move_in_date is null then null
    when a.move_out_date <= n.move_in_date then 0
    else ${clamped(`(60 - (greatest(a.move_in_date, today.day) - n.move_in_date))::bigint * ${fullScore}`, '60')} end`,
  amenities: `case when n.amenities = 0 then null
    else ${clamped(`${setBits('n.amenities & a.amenities')} * ${fullScore}`, setBits('n.amenities'))} end`,
  floor: `case when n.floors = 0 or a.floor = 0 then null
    when n.floors & a.floor <> 0 then ${fullScore} else 0 end`,
  deposit: `case when not n.wants_no_deposit or a.deposit is null then null
    when a.deposit = 0 then ${fullScore} else 0 end`,
};

/** `score.<field>` for each field, null where it is unresolved; `today` is the day in Europe/Helsinki. */
export const scoresLateral = (today: string): SQL => sql`
  cross join (select ${today}::date as day) as today
  cross join lateral (
    select ${sql.raw(matchFields.map((field) => `${scores[field]} as "${field}"`).join(',\n'))}
    offset 0
  ) as score
`;

const weightSum = matchFields
  .map((field) => `case when score."${field}" is null then 0 else ${weights[field]} end`)
  .join(' + ');
const weightedSum = matchFields
  .map((field) => `coalesce(${weights[field]} * score."${field}", 0)`)
  .join(' + ');

/** `total.points`: the weighted mean of the resolved fields in per cent, rounded half up. */
export const pointsLateral = sql.raw(`
  cross join lateral (select ${weightSum} as weight, ${weightedSum} as weighted offset 0) as weighed
  cross join lateral (
    select coalesce((weighed.weighted + 5 * weighed.weight) / nullif(10 * weighed.weight, 0), 0) as points
    offset 0
  ) as total
`);

const inCommon = (has: string, wants: string) =>
  `case when ${has} = 0 or ${wants} = 0 then null else ${has} & ${wants} <> 0 end`;

/** `person.<wish>`: the tenant held against the landlord's wishes. */
export const personLateral = sql.raw(`
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
`);
