import { distancesFrom, type Distances } from './distance.ts';
import { featureWord } from './fields.ts';
import type { Limits } from './filter.ts';
import { bestAt } from './bestPart.ts';
import { bestOfParts, pointsOfSum, sumReaches } from './parts.ts';
import { at, doublesPerRow, wordsPerRow } from './rows.ts';
import { keyOf, type Scorer } from './scorer.ts';
import type { Stretch } from './stretches.ts';
import { highHalf, lowHalf } from './tables.ts';
import type { TopHits } from './top.ts';

/** What rows are looked at for. */
interface Search {
  readonly distanceTo: Distances;
  readonly scorer: Scorer;
  readonly limits: Limits;
  readonly hits: TopHits;
  /** What flags, rent and size add where nothing fits better. */
  readonly best: { readonly flags: number; readonly amounts: number };
}

/**
 * Scores the rows of the stretches that lie within the limits round a place, and offers them. Nothing may change
 * meanwhile.
 *
 * @param takeTurn - lets others have their turn (see `takingTurns`)
 * @returns how many there are
 */
export async function scan(
  stretches: readonly Stretch[],
  place: { readonly latitude: number; readonly longitude: number },
  parts: Omit<Search, 'distanceTo' | 'best'>,
  takeTurn: () => Promise<void>,
): Promise<number> {
  const distanceTo = distancesFrom(place.latitude, place.longitude);
  const search: Search = { ...parts, distanceTo, best: bestOf(parts.scorer) };
  let total = 0;
  for (const stretch of stretches) {
    total += scanStretch(stretch, search);
    await takeTurn();
  }
  return total;
}

/** Far stretches, where not even what fits fully has the points that are needed, are only counted. */
function scanStretch(stretch: Stretch, search: Search): number {
  const { best, scorer, limits } = search;
  const sum = best.flags + best.amounts + scorer.bestRest(stretch.nearest);
  const scored = sumReaches(neededPoints(search), sum) ? offerPromising(stretch, search) : 0;
  return limits.fewest > 0 ? scored : countPassing(stretch, search);
}

/** Where the filters ask for points, all that have them are counted. */
const neededPoints = ({ limits: { fewest }, hits }: Search): number => (fewest > 0 ? fewest : hits.fewest);

/** Offers the rows that may be hits, and says how many of these pass the filters. */
function offerPromising(stretch: Stretch, search: Search): number {
  const { doubles, words } = stretch.band;
  const { distanceTo, scorer, hits } = search;
  const { farthest, fewest, passesPerson } = search.limits;
  let passing = 0;
  for (
    let row = nextPromising(stretch, stretch.first, search);
    row < stretch.end;
    row = nextPromising(stretch, row + 1, search)
  ) {
    const from = row * wordsPerRow;
    const sum = flagsOf(words, from, scorer.low, scorer.high) + scorer.amountsOf(words, from);
    const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
    if (distance > farthest || passesPerson?.(words, from) === false) continue;
    const points = pointsOfSum(sum + scorer.restOf(words, from, distance));
    if (points < fewest) continue;
    passing += 1;
    hits.offer(stretch.band, row, keyOf(points, distance));
  }
  return passing;
}

/**
 * The first row from `row` on that can reach the points that are needed; the stretch's end where there is none. A row is
 * given up as soon as it cannot even if everything else fits fully: for most rows their flags tell. The loop over all
 * rows of a list, on its own, because the compiler makes of it what it makes of no larger one.
 */
function nextPromising({ band: { words }, end, nearest }: Stretch, row: number, search: Search): number {
  const { scorer } = search;
  const { low, high, bestRent, bestSize } = scorer;
  const points = neededPoints(search);
  const rest = scorer.bestRest(nearest);
  const best = search.best.amounts + rest;
  for (let next = row; next < end; next += 1) {
    const from = next * wordsPerRow;
    const flags = flagsOf(words, from, low, high);
    if (!sumReaches(points, flags + best)) continue;
    const amounts = bestAt(words, from, bestRent) + bestAt(words, from, bestSize);
    if (sumReaches(points, flags + amounts + rest)) return next;
  }
  return end;
}

const bestOf = ({ low, high, bestRent, bestSize }: Scorer): Search['best'] => ({
  flags: bestOfParts(low) + bestOfParts(high),
  amounts: bestOfParts(bestRent.table) + bestOfParts(bestSize.table),
});

/** What a row's flags add. */
function flagsOf(words: Int32Array, from: number, low: Int32Array, high: Int32Array): number {
  const features = at(words, from + featureWord);
  return at(low, lowHalf(features)) + at(high, highHalf(features));
}

/** How many rows pass the filters, which ask nothing of points. */
function countPassing({ band, first, end, isInside }: Stretch, { distanceTo, limits }: Search): number {
  const { farthest, passesPerson } = limits;
  if (isInside && passesPerson === null) return end - first;
  const { doubles, words } = band;
  let passing = 0;
  for (let row = first; row < end; row += 1) {
    const place = row * doublesPerRow;
    const isNear = isInside || distanceTo(doubles[place] ?? 0, doubles[place + 1] ?? 0) <= farthest;
    if (isNear && passesPerson?.(words, row * wordsPerRow) !== false) passing += 1;
  }
  return passing;
}
