import { matchRadius } from '@tilava/domain/matching';
import { announcementField, needField, needFlag } from './fields.ts';
import { locationParts, moveInPart, pointsOfSum, rentPart, sizePart } from './parts.ts';
import { at, doublesPerRow, fieldWord, wordsPerRow, type IndexRow } from './rows.ts';
import { keyOf, type Scorer } from './scorer.ts';
import { featureTables, highHalf, lowHalf } from './tables.ts';

const word = {
  rentMax: fieldWord + needField.rentMax,
  sizeMin: fieldWord + needField.sizeMin,
  sizeMax: fieldWord + needField.sizeMax,
  moveInDate: fieldWord + needField.moveInDate,
  features: fieldWord + needField.features,
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
  const tables = featureTables('offered', features);
  const { low, high } = tables;

  return {
    scan({ band: { doubles, words }, first, end }, distanceTo, { keys, rows }, before) {
      let count = before;
      for (let row = first; row < end; row += 1) {
        const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
        if (distance > matchRadius) continue;
        const from = row * wordsPerRow;
        const wanted = words[from + word.features] ?? 0;
        const sum =
          (locationParts[distance] ?? 0) +
          (low[lowHalf(wanted)] ?? 0) +
          (high[highHalf(wanted)] ?? 0) +
          rentPart(rent, (wanted & needFlag.hasRentBound) !== 0, words[from + word.rentMax] ?? 0) +
          sizePart(size, words[from + word.sizeMin] ?? 0, words[from + word.sizeMax] ?? 0) +
          moveInPart(words[from + word.moveInDate] ?? 0, free, givenUp, today);
        keys[count] = keyOf(pointsOfSum(sum), distance);
        rows[count] = row;
        count += 1;
      }
      return count;
    },

    partsOf(words, row, distance) {
      const wanted = at(words, row + word.features);
      return {
        location: at(locationParts, distance),
        ...tables.partsOf(wanted),
        rent: rentPart(rent, (wanted & needFlag.hasRentBound) !== 0, at(words, row + word.rentMax)),
        size: sizePart(size, at(words, row + word.sizeMin), at(words, row + word.sizeMax)),
        moveInDate: moveInPart(at(words, row + word.moveInDate), free, givenUp, today),
      };
    },

    personOf: (words, row) => ({ tenant: at(words, row + word.tenant), wishes }),
    needFlagsOf: (words, row) => at(words, row + word.features),
  };
}
