import { fullScore, greatestHundredths, scoreOver, scoreUnder, weights } from '@tilava/domain/matching';
import { bestScores } from '../index/bestScores.ts';
import { announcementField, needField, noBound } from '../index/fields.ts';
import { packScore } from '../index/packedScores.ts';
import { at, fieldWord } from '../index/rows.ts';
import type { Amount } from './criterion.ts';
import { atLeast, atMost } from './scoreText.ts';

const packedFullScore = packScore(weights.size, fullScore);

/** Sizes are whole hundredths; a minimum that is not set is below every size. */
function packSize(size: number, minimum: number, maximum: number): number {
  if (size < minimum) return packScore(weights.size, scoreOver(size, minimum));
  if (maximum !== noBound)
    return size <= maximum ? packedFullScore : packScore(weights.size, scoreUnder(size, maximum));
  return minimum === noBound ? 0 : packedFullScore;
}

const bound = (column: string): string => `coalesce(${column}, ${noBound})`;

const sizeWord = fieldWord + announcementField.size;
const minimumWord = fieldWord + needField.sizeMin;
const maximumWord = fieldWord + needField.sizeMax;

/** How large the premises are. */
export const size = {
  sql: `case when n.size_min is null and n.size_max is null then null
    when a.size < n.size_min then ${atLeast('a.size', 'n.size_min')}
    when n.size_max is null then ${fullScore} else ${atMost('a.size', 'n.size_max')} end`,
  columns: {
    announcement: { size: 'a.size' },
    need: { sizeMin: bound('n.size_min'), sizeMax: bound('n.size_max') },
  },
  /** What announcements add for a need. */
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
  /** What needs add for an announcement. */
  ofNeeds(announcement: Int32Array): Amount {
    const area = at(announcement, announcementField.size);
    return {
      packedScoreOf: (ints, from) =>
        packSize(area, at(ints, from + minimumWord), at(ints, from + maximumWord)),
      // However large the smallest size is that is sought.
      best: bestScores(maximumWord, (maximum) => packSize(area, 0, maximum), {
        peak: greatestHundredths,
        scale: area,
      }),
    };
  },
} as const;
