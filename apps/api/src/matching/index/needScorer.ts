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
    amountsOf: (ints, from) => rentOf(ints, from) + sizeOf(ints, from),
    restOf: (ints, from, distance) => at(locationScores, distance) + moveInOf(ints, from),
    packedScoresOf: (ints, from, distance) => ({
      location: at(locationScores, distance),
      rent: rentOf(ints, from),
      size: sizeOf(ints, from),
      moveInDate: moveInOf(ints, from),
      ...tables.packedScoresOf(at(ints, from + featureWord)),
    }),
    personOf: (ints, from) => ({ tenant: at(ints, from + tenantWord), wishes }),
    candidates: 'tenant',
  };
}
