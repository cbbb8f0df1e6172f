import { criteria } from '../criteria/criteria.ts';
import { announcementField, featureWord, needField } from './fields.ts';
import { at, fieldWord, type IndexRow } from './rows.ts';
import type { Scorer } from './scorer.ts';
import { featureTables } from './tables.ts';

const wishesWord = fieldWord + announcementField.wishes;
const locationParts = criteria.location.parts;

/** Scores announcements for a need. */
export function announcementScorer(need: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(need.fields);
  const tenant = at(fields, needField.tenant);
  const { partOf: rentOf, best: bestRent } = criteria.rent.ofAnnouncements(fields);
  const { partOf: sizeOf, best: bestSize } = criteria.size.ofAnnouncements(fields);
  const { partOf: moveInOf, best: bestMoveIn } = criteria.moveInDate.ofAnnouncements(fields, today);
  const tables = featureTables('wanted', at(fields, needField.features));

  return {
    low: tables.low,
    high: tables.high,
    bestRent,
    bestSize,
    bestRest: (nearest) => at(locationParts, nearest) + bestMoveIn,
    amountsOf: (words, from) => rentOf(words, from) + sizeOf(words, from),
    restOf: (words, from, distance) => at(locationParts, distance) + moveInOf(words, from),
    partsOf: (words, from, distance) => ({
      location: at(locationParts, distance),
      rent: rentOf(words, from),
      size: sizeOf(words, from),
      moveInDate: moveInOf(words, from),
      ...tables.partsOf(at(words, from + featureWord)),
    }),
    personOf: (words, from) => ({ tenant, wishes: at(words, from + wishesWord) }),
    needFlagsOf: () => null,
  };
}
