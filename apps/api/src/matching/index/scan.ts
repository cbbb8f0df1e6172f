import { distancesFrom, type Distances } from './distance.ts';
import { featureWord } from './fields.ts';
import type { Limits } from './filter.ts';
import { bestAt } from './bestScores.ts';
import { bestPackedScore, pointsOfSum, sumReaches } from './packedScores.ts';
import { at, doublesPerRow, wordsPerRow } from './rows.ts';
import { keyOf, type Scorer } from './scorer.ts';
import type { RowRange } from './rowRanges.ts';
import { highHalf, lowHalf } from './tables.ts';
import type { TopK } from './topK.ts';

/** What rows are looked at for. */
interface Search {
  readonly distanceTo: Distances;
  readonly scorer: Scorer;
  readonly limits: Limits;
  readonly hits: TopK;
  /** What flags, rent and size add where nothing fits better. */
  readonly best: { readonly flags: number; readonly amounts: number };
}

/**
 * Scores the rows of the ranges that lie within the limits round a place, and offers them. Nothing may change
 * meanwhile.
 *
 * @param yieldToEventLoop - see `makeYieldToEventLoop`
 * @returns how many there are
 */
export async function scan(
  ranges: readonly RowRange[],
  place: { readonly latitude: number; readonly longitude: number },
  given: Omit<Search, 'distanceTo' | 'best'>,
  yieldToEventLoop: () => Promise<void>,
): Promise<number> {
  const distanceTo = distancesFrom(place.latitude, place.longitude);
  const search: Search = { ...given, distanceTo, best: bestOf(given.scorer) };
  let total = 0;
  for (const range of ranges) {
    total += scanRange(range, search);
    await yieldToEventLoop();
  }
  return total;
}

/** Far ranges, where not even what fits fully has the points that are needed, are only counted. */
function scanRange(range: RowRange, search: Search): number {
  const { best, scorer, limits } = search;
  const sum = best.flags + best.amounts + scorer.bestRest(range.nearest);
  const scored = sumReaches(neededPoints(search), sum) ? offerPromising(range, search) : 0;
  return limits.minPoints > 0 ? scored : countPassing(range, search);
}

/** Where the filters ask for points, all that have them are counted. */
const neededPoints = ({ limits: { minPoints }, hits }: Search): number =>
  minPoints > 0 ? minPoints : hits.minPoints;

/** Offers the rows that may be hits, and says how many of these pass the filters. */
function offerPromising(range: RowRange, search: Search): number {
  const { doubles, ints } = range.band;
  const { distanceTo, scorer, hits } = search;
  const { farthest, minPoints, passesPerson } = search.limits;
  let passing = 0;
  for (
    let row = nextPromising(range, range.first, search);
    row < range.end;
    row = nextPromising(range, row + 1, search)
  ) {
    const from = row * wordsPerRow;
    const sum = flagsOf(ints, from, scorer.low, scorer.high) + scorer.amountsOf(ints, from);
    const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
    if (distance > farthest || passesPerson?.(ints, from) === false) continue;
    const points = pointsOfSum(sum + scorer.restOf(ints, from, distance));
    if (points < minPoints) continue;
    passing += 1;
    hits.offer(range.band, row, keyOf(points, distance));
  }
  return passing;
}

/**
 * The first row from `row` on that can reach the points that are needed; the range's end where there is none. A row is
 * given up as soon as it cannot even if everything else fits fully: for most rows their flags tell. The loop over all
 * rows of a list, on its own, because the compiler makes of it what it makes of no larger one.
 */
function nextPromising({ band: { ints }, end, nearest }: RowRange, row: number, search: Search): number {
  const { scorer } = search;
  const { low, high, bestRent, bestSize } = scorer;
  const points = neededPoints(search);
  const rest = scorer.bestRest(nearest);
  const best = search.best.amounts + rest;
  for (let next = row; next < end; next += 1) {
    const from = next * wordsPerRow;
    const flags = flagsOf(ints, from, low, high);
    if (!sumReaches(points, flags + best)) continue;
    const amounts = bestAt(ints, from, bestRent) + bestAt(ints, from, bestSize);
    if (sumReaches(points, flags + amounts + rest)) return next;
  }
  return end;
}

const bestOf = ({ low, high, bestRent, bestSize }: Scorer): Search['best'] => ({
  flags: bestPackedScore(low) + bestPackedScore(high),
  amounts: bestPackedScore(bestRent.table) + bestPackedScore(bestSize.table),
});

/** What a row's flags add. */
function flagsOf(ints: Int32Array, from: number, low: Int32Array, high: Int32Array): number {
  const features = at(ints, from + featureWord);
  return at(low, lowHalf(features)) + at(high, highHalf(features));
}

/** How many rows pass the filters, which ask nothing of points. */
function countPassing({ band, first, end, isInside }: RowRange, { distanceTo, limits }: Search): number {
  const { farthest, passesPerson } = limits;
  if (isInside && passesPerson === null) return end - first;
  const { doubles, ints } = band;
  let passing = 0;
  for (let row = first; row < end; row += 1) {
    const place = row * doublesPerRow;
    const isNear = isInside || distanceTo(doubles[place] ?? 0, doubles[place + 1] ?? 0) <= farthest;
    if (isNear && passesPerson?.(ints, row * wordsPerRow) !== false) passing += 1;
  }
  return passing;
}
