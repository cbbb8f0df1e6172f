import { setImmediate as turn } from 'node:timers/promises';
import { distancesFrom, type Distances } from './distance.ts';
import { featureWord } from './fields.ts';
import type { Limits } from './filter.ts';
import { bestAt } from './bestPart.ts';
import { pointsOfSum, sumReaches } from './parts.ts';
import { at, doublesPerRow, wordsPerRow } from './rows.ts';
import { keyOf, type Scorer } from './scorer.ts';
import type { Stretch } from './stretches.ts';
import { highHalf, lowHalf } from './tables.ts';
import type { TopHits } from './top.ts';

/** Rows after which others have their turn: a few milliseconds. */
const rowsAtOnce = 100_000;

/** What rows are looked at for. */
interface Search {
  readonly distanceTo: Distances;
  readonly scorer: Scorer;
  readonly limits: Limits;
  readonly hits: TopHits;
}

/**
 * Scores the rows of the stretches that lie within the limits round a place, and offers them. Nothing may change
 * meanwhile.
 *
 * @returns how many there are
 */
export async function scan(
  stretches: readonly Stretch[],
  place: { readonly latitude: number; readonly longitude: number },
  parts: Omit<Search, 'distanceTo'>,
): Promise<number> {
  const search: Search = { ...parts, distanceTo: distancesFrom(place.latitude, place.longitude) };
  let total = 0;
  let sinceTurn = 0;
  for (const stretch of stretches) {
    total += scanStretch(stretch, search);
    sinceTurn += stretch.end - stretch.first;
    if (sinceTurn > rowsAtOnce) {
      sinceTurn = 0;
      await turn();
    }
  }
  return total;
}

function scanStretch(stretch: Stretch, search: Search): number {
  const scored = offerPromising(stretch, search);
  return search.limits.fewest > 0 ? scored : countPassing(stretch, search);
}

/**
 * Offers the rows that may be hits, and says how many of these pass the filters. A row is given up as soon as it cannot
 * reach the points that are needed even if everything else fits fully; for most rows their flags tell.
 */
function offerPromising({ band, first, end }: Stretch, search: Search): number {
  const { doubles, words } = band;
  const { distanceTo, scorer, hits } = search;
  const { farthest, fewest, passesPerson } = search.limits;
  // Where the filters ask for points, all that have them are counted.
  const needed = () => (fewest > 0 ? fewest : hits.fewest);
  let passing = 0;
  for (
    let row = nextPromising(words, first, end, scorer, needed());
    row < end;
    row = nextPromising(words, row + 1, end, scorer, needed())
  ) {
    const from = row * wordsPerRow;
    const sum = flagsOf(words, from, scorer.low, scorer.high) + scorer.amountsOf(words, from);
    const distance = distanceTo(doubles[row * doublesPerRow] ?? 0, doubles[row * doublesPerRow + 1] ?? 0);
    if (distance > farthest || passesPerson?.(words, from) === false) continue;
    const points = pointsOfSum(sum + scorer.restOf(words, from, distance));
    if (points < fewest) continue;
    passing += 1;
    hits.offer(band, row, keyOf(points, distance));
  }
  return passing;
}

/**
 * The first row from `row` on whose flags let it reach the points; `end` where there is none. The loop over all rows of a
 * list, on its own, because the compiler makes of it what it makes of no larger one.
 */
function nextPromising(
  words: Int32Array,
  row: number,
  end: number,
  { low, high, bestRent, bestSize, bestRest }: Scorer,
  points: number,
): number {
  for (let next = row; next < end; next += 1) {
    const from = next * wordsPerRow;
    const best = bestAt(words, from, bestRent) + bestAt(words, from, bestSize) + bestRest;
    if (sumReaches(points, flagsOf(words, from, low, high) + best)) return next;
  }
  return end;
}

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
