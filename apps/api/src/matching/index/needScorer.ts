import { greatestHundredths } from '@tilava/domain/matching';
import { announcementField, featureWord, needField, needFlag, noDay } from './fields.ts';
import { bestPart } from './bestPart.ts';
import { bestParts, locationParts, moveInPart, rentPart, sizePart } from './parts.ts';
import { at, fieldWord, type IndexRow } from './rows.ts';
import type { Scorer } from './scorer.ts';
import { featureTables } from './tables.ts';

const word = {
  rentMax: fieldWord + needField.rentMax,
  sizeMin: fieldWord + needField.sizeMin,
  sizeMax: fieldWord + needField.sizeMax,
  moveInDate: fieldWord + needField.moveInDate,
  tenant: fieldWord + needField.tenant,
} as const;

/** Scores what tenants seek for an announcement. */
export function needScorer(announcement: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(announcement.fields);
  const [rent, size] = [at(fields, announcementField.rent), at(fields, announcementField.size)];
  const [free, givenUp] = [
    at(fields, announcementField.moveInDate),
    at(fields, announcementField.moveOutDate),
  ];
  const features = at(fields, announcementField.features);
  const wishes = at(fields, announcementField.wishes);
  const rentOf = (words: Int32Array, from: number) =>
    rentPart(
      rent,
      (at(words, from + featureWord) & needFlag.hasRentBound) !== 0,
      at(words, from + word.rentMax),
    );
  const sizeOf = (words: Int32Array, from: number) =>
    sizePart(size, at(words, from + word.sizeMin), at(words, from + word.sizeMax));
  const moveInOf = (words: Int32Array, from: number) =>
    moveInPart(at(words, from + word.moveInDate), free, givenUp, today);
  const tables = featureTables('offered', features);

  return {
    low: tables.low,
    high: tables.high,
    bestRent: bestPart(word.rentMax, (maximum) => rentPart(rent, true, maximum), {
      peak: greatestHundredths,
      scale: rent,
    }),
    // However large the smallest size is that is sought.
    bestSize: bestPart(word.sizeMax, (maximum) => sizePart(size, 0, maximum), {
      peak: greatestHundredths,
      scale: size,
    }),
    bestRest: (nearest) => at(locationParts, nearest) + (free === noDay ? 0 : bestParts.moveInDate),
    amountsOf: (words, from) => rentOf(words, from) + sizeOf(words, from),
    restOf: (words, from, distance) => at(locationParts, distance) + moveInOf(words, from),
    partsOf: (words, from, distance) => ({
      location: at(locationParts, distance),
      rent: rentOf(words, from),
      size: sizeOf(words, from),
      moveInDate: moveInOf(words, from),
      ...tables.partsOf(at(words, from + featureWord)),
    }),
    personOf: (words, from) => ({ tenant: at(words, from + word.tenant), wishes }),
    needFlagsOf: (words, from) => at(words, from + featureWord),
  };
}
