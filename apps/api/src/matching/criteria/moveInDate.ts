import { fullScore, greatestDelay, scoreLateness, weights } from '@tilava/domain/matching';
import { announcementField, needField, never, noDay } from '../index/fields.ts';
import { packScore } from '../index/packedScores.ts';
import { at, fieldWord } from '../index/rows.ts';
import type { PackedScoreOfRow } from './criterion.ts';
import { clamped } from './scoreText.ts';

/** By days that the premises become free too late; the last stands for all beyond. */
const latenessScores = Int32Array.from({ length: greatestDelay + 1 }, (_, days) =>
  packScore(weights.moveInDate, scoreLateness(days)),
);
const unfitScore = packScore(weights.moveInDate, 0);
const packedFullScore = packScore(weights.moveInDate, fullScore);

/** Days are counted from 1970-01-01; see `fields.ts` for those that are not said. */
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
  /** What rows add at the most. */
  readonly best: number;
}

const bestOf = (ownDay: number): number => (ownDay === noDay ? 0 : packedFullScore);

const delay = `(${greatestDelay} - (greatest(a.move_in_date, today.day) - n.move_in_date))::bigint`;

/** When the premises are free. */
export const moveInDate = {
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
  /** What announcements add for a need. */
  ofAnnouncements(need: Int32Array, today: number): Move {
    const wanted = at(need, needField.moveInDate);
    return {
      packedScoreOf: (ints, from) =>
        packMoveIn(wanted, at(ints, from + freeWord), at(ints, from + givenUpWord), today),
      best: bestOf(wanted),
    };
  },
  /** What needs add for an announcement. */
  ofNeeds(announcement: Int32Array, today: number): Move {
    const free = at(announcement, announcementField.moveInDate);
    const givenUp = at(announcement, announcementField.moveOutDate);
    return {
      packedScoreOf: (ints, from) => packMoveIn(at(ints, from + wantedWord), free, givenUp, today),
      best: bestOf(free),
    };
  },
} as const;
