import { matchRadius } from '@tilava/domain/matching';
import { announcementField, needField, needFlag } from './fields.ts';
import { locationParts, moveInPart, pointsOfSum, rentPart, sizePart } from './parts.ts';
import { at, doublesPerRow, fieldWord, wordsPerRow, type IndexRow } from './rows.ts';
import { keyOf, type Scorer } from './scorer.ts';
import { featureTables, highHalf, lowHalf } from './tables.ts';

const word = {
  rent: fieldWord + announcementField.rent,
  size: fieldWord + announcementField.size,
  moveInDate: fieldWord + announcementField.moveInDate,
  moveOutDate: fieldWord + announcementField.moveOutDate,
  features: fieldWord + announcementField.features,
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
  const tables = featureTables('wanted', features);
  const { low, high } = tables;

  return {
    scan({ band: { doubles, words }, first, end }, distanceTo, { keys, rows }, before) {
      let count = before;
      for (let row = first; row < end; row += 1) {
        const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
        if (distance > matchRadius) continue;
        const from = row * wordsPerRow;
        const offered = words[from + word.features] ?? 0;
        const sum =
          (locationParts[distance] ?? 0) +
          (low[lowHalf(offered)] ?? 0) +
          (high[highHalf(offered)] ?? 0) +
          rentPart(words[from + word.rent] ?? 0, hasRentBound, rentMax) +
          sizePart(words[from + word.size] ?? 0, sizeMin, sizeMax) +
          moveInPart(
            wantedDay,
            words[from + word.moveInDate] ?? 0,
            words[from + word.moveOutDate] ?? 0,
            today,
          );
        keys[count] = keyOf(pointsOfSum(sum), distance);
        rows[count] = row;
        count += 1;
      }
      return count;
    },

    partsOf(words, row, distance) {
      return {
        location: at(locationParts, distance),
        ...tables.partsOf(at(words, row + word.features)),
        rent: rentPart(at(words, row + word.rent), hasRentBound, rentMax),
        size: sizePart(at(words, row + word.size), sizeMin, sizeMax),
        moveInDate: moveInPart(
          wantedDay,
          at(words, row + word.moveInDate),
          at(words, row + word.moveOutDate),
          today,
        ),
      };
    },

    personOf: (words, row) => ({ tenant, wishes: at(words, row + word.wishes) }),
    needFlagsOf: () => null,
  };
}
