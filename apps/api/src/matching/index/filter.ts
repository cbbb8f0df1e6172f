import { matchRadius, passesFilters, type FilteredMatch, type MatchFilters } from '@tilava/domain/matching';
import { needFlag } from './fields.ts';
import { wordsPerRow } from './rows.ts';
import type { Found } from './scan.ts';
import { distanceOfKey, personPointsOf, pointsOfKey, type Scorer } from './scorer.ts';

/** Keeps of what was found what passes the filters; the order stays. */
export function filterFound(found: Found, filters: MatchFilters, scorer: Scorer): Found {
  if (Object.values(filters).every((filter) => filter === undefined)) return found;
  const { pointsAbove, distanceBelow, personPointsAbove, work, student } = filters;
  const byPoints = tableOf(100, (points) => ({ points }), { pointsAbove });
  const byDistance = tableOf(matchRadius, (distance) => ({ distance }), { distanceBelow });
  const { keys, rows, stretches } = found;
  const asksPerson = personPointsAbove !== undefined || work === true || student === true;
  const ends: number[] = [];
  let index = 0;
  let count = 0;
  for (const [number, { band }] of stretches.entries()) {
    for (const end = found.ends[number] ?? 0; index < end; index += 1) {
      const key = keys[index] ?? 0;
      const row = rows[index] ?? 0;
      if (!byPoints[pointsOfKey(key)] || !byDistance[distanceOfKey(key)]) continue;
      if (
        asksPerson &&
        !passesFilters(personOf(scorer, band.words, row * wordsPerRow), { personPointsAbove, work, student })
      )
        continue;
      keys[count] = key;
      rows[count] = row;
      count += 1;
    }
    ends.push(count);
  }
  return { keys, rows, stretches, count, ends };
}

const best: FilteredMatch = { points: 100, distance: 0, personPoints: 4 };

/** Whether a match of each value passes, 0 to `greatest`: looked up in a loop, where asking would take longer. */
const tableOf = (
  greatest: number,
  matchOf: (value: number) => Partial<FilteredMatch>,
  filters: MatchFilters,
): Uint8Array =>
  Uint8Array.from({ length: greatest + 1 }, (_, value) =>
    Number(passesFilters({ ...best, ...matchOf(value) }, filters)),
  );

function personOf(scorer: Scorer, words: Int32Array, row: number): FilteredMatch {
  const { tenant, wishes } = scorer.personOf(words, row);
  const flags = scorer.needFlagsOf(words, row);
  const occupation =
    flags === null
      ? undefined
      : { work: (flags & needFlag.works) !== 0, student: (flags & needFlag.studies) !== 0 };
  return { ...best, personPoints: personPointsOf(tenant, wishes), occupation };
}
