import { criteria } from '../criteria/criteria.ts';
import { announcementField, featureWord, needField } from './fields.ts';
import { at, fieldWord, type IndexRow } from './rows.ts';
import type { Scorer } from './scorer.ts';
import { featureTables } from './tables.ts';

const wishesWord = fieldWord + announcementField.wishes;
const locationScores = criteria.location.packedScores;

/** Scores announcements for a need. */
export function announcementScorer(need: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(need.fields);
  const tenant = at(fields, needField.tenant);
  const { packedScoreOf: rentOf, best: bestRent } = criteria.rent.ofAnnouncements(fields);
  const { packedScoreOf: sizeOf, best: bestSize } = criteria.size.ofAnnouncements(fields);
  const { packedScoreOf: moveInOf, best: bestMoveIn } = criteria.moveInDate.ofAnnouncements(fields, today);
  const tables = featureTables('wanted', at(fields, needField.features));

  return {
    low: tables.low,
    high: tables.high,
    bestRent,
    bestSize,
    bestRest: (nearest) => at(locationScores, nearest) + bestMoveIn,
    amountsOf: (ints, from) => rentOf(ints, from) + sizeOf(ints, from),
    restOf: (ints, from, distance) => at(locationScores, distance) + moveInOf(ints, from),
    packedScoresOf: (ints, from, distance) => ({
      location: at(locationScores, distance),
      rent: rentOf(ints, from),
      size: sizeOf(ints, from),
      moveInDate: moveInOf(ints, from),
      ...tables.packedScoresOf(at(ints, from + featureWord)),
    }),
    personOf: (ints, from) => ({ tenant, wishes: at(ints, from + wishesWord) }),
    candidates: 'announcement',
  };
}
