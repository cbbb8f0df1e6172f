import { criteria } from '../criteria/criteria.ts';
import { announcementField, featureWord, needField } from './fields.ts';
import { at, fieldWord, type IndexRow } from './rows.ts';
import type { Scorer } from './scorer.ts';
import { featureTables } from './tables.ts';

const tenantWord = fieldWord + needField.tenant;
const locationScores = criteria.location.packedScores;

/** Scores what tenants seek for an announcement. */
export function needScorer(announcement: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(announcement.fields);
  const wishes = at(fields, announcementField.wishes);
  const { packedScoreOf: rentOf, best: bestRent } = criteria.rent.ofNeeds(fields);
  const { packedScoreOf: sizeOf, best: bestSize } = criteria.size.ofNeeds(fields);
  const { packedScoreOf: moveInOf, best: bestMoveIn } = criteria.moveInDate.ofNeeds(fields, today);
  const tables = featureTables('offered', at(fields, announcementField.features));

  return {
    low: tables.low,
    high: tables.high,
    bestRent,
    bestSize,
    bestRest: (nearest) => at(locationScores, nearest) + bestMoveIn,
    amountsOf: (words, from) => rentOf(words, from) + sizeOf(words, from),
    restOf: (words, from, distance) => at(locationScores, distance) + moveInOf(words, from),
    packedScoresOf: (words, from, distance) => ({
      location: at(locationScores, distance),
      rent: rentOf(words, from),
      size: sizeOf(words, from),
      moveInDate: moveInOf(words, from),
      ...tables.packedScoresOf(at(words, from + featureWord)),
    }),
    personOf: (words, from) => ({ tenant: at(words, from + tenantWord), wishes }),
    candidates: 'tenant',
  };
}
