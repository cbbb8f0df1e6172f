import {
  fullScore,
  greatestDelay,
  greatestHundredths,
  matchRadius,
  scoreLateness,
  scoreLocation,
  scoreOver,
  scoreUnder,
  weights,
} from '@tilava/domain/matching';
import { bestScores, packScore } from '../index/packedScores.ts';
import { type Amount, atLeast, atMost, clamped, type PackedScoreOfRow } from './criterion.ts';
import {
  announcementField,
  at,
  fieldWord,
  needField,
  never,
  noBound,
  noBounds,
  noDay,
} from '../index/rows.ts';

const location = {
  sql: clamped(`${matchRadius} - reach.metres`, '2'),
  /** By whole metres from what is sought, up to the radius. */
  packedScores: Int32Array.from({ length: matchRadius + 1 }, (_, reach) =>
    packScore(weights.location, scoreLocation(reach)),
  ),
} as const;

const fullRent = packScore(weights.rent, fullScore);
const fullSize = packScore(weights.size, fullScore);
const fullMoveIn = packScore(weights.moveInDate, fullScore);

/** Sums are whole hundredths. */
function packRent(rent: number, maximum: number): number {
  if (maximum === noBounds) return 0;
  return maximum === noBound || rent <= maximum
    ? fullRent
    : packScore(weights.rent, scoreUnder(rent, maximum));
}

const rentWord = fieldWord + announcementField.rent;
const rentMaxWord = fieldWord + needField.rentMax;

const rent = {
  sql: `case when n.rent_min is null and n.rent_max is null then null
    when n.rent_max is null then ${fullScore} else ${atMost('a.rent', 'n.rent_max')} end`,
  columns: {
    announcement: { rent: 'a.rent' },
    need: {
      rentMax: `coalesce(n.rent_max, case when n.rent_min is null then ${noBounds} else ${noBound} end)`,
    },
  },
  ofAnnouncements(need: Int32Array): Amount {
    const maximum = at(need, needField.rentMax);
    return {
      packedScoreOf: (ints, from) => packRent(at(ints, from + rentWord), maximum),
      best: bestScores(rentWord, (asked) => packRent(asked, maximum), { peak: 0, scale: maximum }),
    };
  },
  ofNeeds(announcement: Int32Array): Amount {
    const asked = at(announcement, announcementField.rent);
    return {
      packedScoreOf: (ints, from) => packRent(asked, at(ints, from + rentMaxWord)),
      best: bestScores(rentMaxWord, (maximum) => packRent(asked, maximum), {
        peak: greatestHundredths,
        scale: asked,
      }),
    };
  },
} as const;

/** Sizes are whole hundredths; a minimum that is not set is below every size. */
function packSize(size: number, minimum: number, maximum: number): number {
  if (size < minimum) return packScore(weights.size, scoreOver(size, minimum));
  if (maximum !== noBound)
    return size <= maximum ? fullSize : packScore(weights.size, scoreUnder(size, maximum));
  return minimum === noBound ? 0 : fullSize;
}

const bound = (column: string): string => `coalesce(${column}, ${noBound})`;

const sizeWord = fieldWord + announcementField.size;
const sizeMinWord = fieldWord + needField.sizeMin;
const sizeMaxWord = fieldWord + needField.sizeMax;

const size = {
  sql: `case when n.size_min is null and n.size_max is null then null
    when a.size < n.size_min then ${atLeast('a.size', 'n.size_min')}
    when n.size_max is null then ${fullScore} else ${atMost('a.size', 'n.size_max')} end`,
  columns: {
    announcement: { size: 'a.size' },
    need: { sizeMin: bound('n.size_min'), sizeMax: bound('n.size_max') },
  },
  ofAnnouncements(need: Int32Array): Amount {
    const [minimum, maximum] = [at(need, needField.sizeMin), at(need, needField.sizeMax)];
    return {
      packedScoreOf: (ints, from) => packSize(at(ints, from + sizeWord), minimum, maximum),
      best: bestScores(sizeWord, (area) => packSize(area, minimum, maximum), {
        peak: Math.max(0, minimum),
        scale: Math.max(minimum, maximum),
      }),
    };
  },
  ofNeeds(announcement: Int32Array): Amount {
    const area = at(announcement, announcementField.size);
    return {
      packedScoreOf: (ints, from) =>
        packSize(area, at(ints, from + sizeMinWord), at(ints, from + sizeMaxWord)),
      // However large the smallest size is that is sought.
      best: bestScores(sizeMaxWord, (maximum) => packSize(area, 0, maximum), {
        peak: greatestHundredths,
        scale: area,
      }),
    };
  },
} as const;

/** By days that the premises become free too late; the last stands for all beyond. */
const latenessScores = Int32Array.from({ length: greatestDelay + 1 }, (_, days) =>
  packScore(weights.moveInDate, scoreLateness(days)),
);
const unfitScore = packScore(weights.moveInDate, 0);

/** Days are counted from 1970-01-01; see `rows.ts` for those that are not said. */
function packMoveIn(wanted: number, free: number, givenUp: number, today: number): number {
  if (wanted === noDay || free === noDay) return 0;
  if (givenUp <= wanted) return unfitScore;
  const daysLate = Math.max(free, today) - wanted;
  return latenessScores[Math.min(Math.max(daysLate, 0), greatestDelay)] ?? 0;
}

const dayNumber = (column: string, unsaid: number): string =>
  `coalesce(${column} - date '1970-01-01', ${unsaid})`;

const wantedWord = fieldWord + needField.moveInDate;
const freeWord = fieldWord + announcementField.moveInDate;
const givenUpWord = fieldWord + announcementField.moveOutDate;

interface Move {
  readonly packedScoreOf: PackedScoreOfRow;
  readonly best: number;
}

const bestOf = (ownDay: number): number => (ownDay === noDay ? 0 : fullMoveIn);

const delay = `(${greatestDelay} - (greatest(a.move_in_date, today.day) - n.move_in_date))::bigint`;

const moveInDate = {
  sql: `case when n.move_in_date is null or a.move_in_date is null then null
    when a.move_out_date <= n.move_in_date then 0
    else ${clamped(`${delay} * ${fullScore}`, `${greatestDelay}`)} end`,
  columns: {
    announcement: {
      moveInDate: dayNumber('a.move_in_date', noDay),
      moveOutDate: dayNumber('a.move_out_date', never),
    },
    need: { moveInDate: dayNumber('n.move_in_date', noDay) },
  },
  ofAnnouncements(need: Int32Array, today: number): Move {
    const wanted = at(need, needField.moveInDate);
    return {
      packedScoreOf: (ints, from) =>
        packMoveIn(wanted, at(ints, from + freeWord), at(ints, from + givenUpWord), today),
      best: bestOf(wanted),
    };
  },
  ofNeeds(announcement: Int32Array, today: number): Move {
    const free = at(announcement, announcementField.moveInDate);
    const givenUp = at(announcement, announcementField.moveOutDate);
    return {
      packedScoreOf: (ints, from) => packMoveIn(at(ints, from + wantedWord), free, givenUp, today),
      best: bestOf(free),
    };
  },
} as const;

export const amountCriteria = { location, rent, size, moveInDate } as const;
