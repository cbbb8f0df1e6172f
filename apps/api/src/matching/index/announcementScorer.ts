import { announcementField, featureWord, needField, needFlag, noDay } from './fields.ts';
import { bestPart } from './bestPart.ts';
import { bestParts, locationParts, moveInPart, rentPart, sizePart } from './parts.ts';
import { at, fieldWord, type IndexRow } from './rows.ts';
import type { Scorer } from './scorer.ts';
import { featureTables } from './tables.ts';

const word = {
  rent: fieldWord + announcementField.rent,
  size: fieldWord + announcementField.size,
  moveInDate: fieldWord + announcementField.moveInDate,
  moveOutDate: fieldWord + announcementField.moveOutDate,
  wishes: fieldWord + announcementField.wishes,
} as const;

/** Scores announcements for a need. */
export function announcementScorer(need: IndexRow, today: number): Scorer {
  const fields = Int32Array.from(need.fields);
  const [rentMax, sizeMin, sizeMax] = [
    at(fields, needField.rentMax),
    at(fields, needField.sizeMin),
    at(fields, needField.sizeMax),
  ];
  const wantedDay = at(fields, needField.moveInDate);
  const features = at(fields, needField.features);
  const tenant = at(fields, needField.tenant);
  const hasRentBound = (features & needFlag.hasRentBound) !== 0;
  const rentOf = (words: Int32Array, from: number) =>
    rentPart(at(words, from + word.rent), hasRentBound, rentMax);
  const sizeOf = (words: Int32Array, from: number) => sizePart(at(words, from + word.size), sizeMin, sizeMax);
  const moveInOf = (words: Int32Array, from: number) =>
    moveInPart(wantedDay, at(words, from + word.moveInDate), at(words, from + word.moveOutDate), today);
  const tables = featureTables('wanted', features);

  return {
    low: tables.low,
    high: tables.high,
    bestRent: bestPart(word.rent, (rent) => rentPart(rent, hasRentBound, rentMax), {
      peak: 0,
      scale: rentMax,
    }),
    bestSize: bestPart(word.size, (size) => sizePart(size, sizeMin, sizeMax), {
      peak: Math.max(0, sizeMin),
      scale: Math.max(sizeMin, sizeMax),
    }),
    bestRest: (nearest) => at(locationParts, nearest) + (wantedDay === noDay ? 0 : bestParts.moveInDate),
    amountsOf: (words, from) => rentOf(words, from) + sizeOf(words, from),
    restOf: (words, from, distance) => at(locationParts, distance) + moveInOf(words, from),
    partsOf: (words, from, distance) => ({
      location: at(locationParts, distance),
      rent: rentOf(words, from),
      size: sizeOf(words, from),
      moveInDate: moveInOf(words, from),
      ...tables.partsOf(at(words, from + featureWord)),
    }),
    personOf: (words, from) => ({ tenant, wishes: at(words, from + word.wishes) }),
    needFlagsOf: () => null,
  };
}
