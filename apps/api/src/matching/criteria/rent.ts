import { fullScore, greatestHundredths, scoreUnder, weights } from '@tilava/domain/matching';
import { bestScores } from '../index/bestScores.ts';
import { announcementField, needField, noBound, noBounds } from '../index/fields.ts';
import { packScore } from '../index/packedScores.ts';
import { at, fieldWord } from '../index/rows.ts';
import type { Amount } from './criterion.ts';
import { atMost } from './scoreText.ts';

const packedFullScore = packScore(weights.rent, fullScore);

/** Sums are whole hundredths. */
function packRent(rent: number, maximum: number): number {
  if (maximum === noBounds) return 0;
  return maximum === noBound || rent <= maximum
    ? packedFullScore
    : packScore(weights.rent, scoreUnder(rent, maximum));
}

const rentWord = fieldWord + announcementField.rent;
const maximumWord = fieldWord + needField.rentMax;

/** What the premises cost a month. */
export const rent = {
  sql: `case when n.rent_min is null and n.rent_max is null then null
    when n.rent_max is null then ${fullScore} else ${atMost('a.rent', 'n.rent_max')} end`,
  columns: {
    announcement: { rent: 'a.rent' },
    need: {
      rentMax: `coalesce(n.rent_max, case when n.rent_min is null then ${noBounds} else ${noBound} end)`,
    },
  },
  /** What announcements add for a need. */
  ofAnnouncements(need: Int32Array): Amount {
    const maximum = at(need, needField.rentMax);
    return {
      packedScoreOf: (ints, from) => packRent(at(ints, from + rentWord), maximum),
      best: bestScores(rentWord, (asked) => packRent(asked, maximum), { peak: 0, scale: maximum }),
    };
  },
  /** What needs add for an announcement. */
  ofNeeds(announcement: Int32Array): Amount {
    const asked = at(announcement, announcementField.rent);
    return {
      packedScoreOf: (ints, from) => packRent(asked, at(ints, from + maximumWord)),
      best: bestScores(maximumWord, (maximum) => packRent(asked, maximum), {
        peak: greatestHundredths,
        scale: asked,
      }),
    };
  },
} as const;
