import type { Found } from './scan.ts';
import { distanceBits, distanceOfKey, keyOf } from './scorer.ts';
import { compareIds, idWord, wordsOf, wordsPerRow } from './rows.ts';
import type { Band } from './bands.ts';
import type { PageStart } from '../engine.ts';

/** One that was found, as far as its place in the order goes. */
export interface Hit {
  readonly band: Band;
  readonly row: number;
  readonly key: number;
}

/** The first of what was found, in the order of `compareMatches`, behind `start`. */
export function firstHits(found: Found, start: PageStart | null, limit: number): readonly Hit[] {
  const isBehind = start === null ? () => true : behind(start);
  const from = start === null ? 0 : startKey(start);
  const greatest = keyOfRank(found, from, limit);
  const hits: Hit[] = [];
  let index = 0;
  for (const [number, { band }] of found.stretches.entries()) {
    for (const end = found.ends[number] ?? 0; index < end; index += 1) {
      const key = found.keys[index] ?? 0;
      if (key < from || key > greatest) continue;
      const hit = { band, row: found.rows[index] ?? 0, key };
      if (isBehind(hit)) hits.push(hit);
    }
  }
  return hits.toSorted(compareHits).slice(0, limit);
}

/** A distance that somebody made up lies behind all that a list holds. */
const startKey = ({ points, distance }: PageStart): number =>
  keyOf(points, Math.min(distance, (1 << distanceBits) - 1));

function behind(start: PageStart): (hit: Hit) => boolean {
  const key = startKey(start);
  const id = Int32Array.from(wordsOf(start.id));
  return (hit) =>
    hit.key > key ||
    (hit.key === key && compareIds(hit.band.words, hit.row * wordsPerRow + idWord, id, 0) > 0);
}

const compareHits = (one: Hit, other: Hit): number =>
  one.key - other.key ||
  compareIds(
    one.band.words,
    one.row * wordsPerRow + idWord,
    other.band.words,
    other.row * wordsPerRow + idWord,
  );

/**
 * A key that at least `rank` of those from `from` on do not exceed, where there are so many; hardly more do: only those
 * of the same points and distance. Counts by points first, then by distance among those of the last points.
 */
function keyOfRank({ keys, count }: Found, from: number, rank: number): number {
  const byPoints = new Int32Array(101);
  let atStart = 0;
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0;
    if (key < from) continue;
    if (key === from) atStart += 1;
    const lacking = key >>> distanceBits;
    byPoints[lacking] = (byPoints[lacking] ?? 0) + 1;
  }
  // Some of those at the start may lie before it.
  let missing = rank + atStart;
  const last = byPoints.findIndex((some) => {
    missing -= some;
    return missing <= 0;
  });
  if (last === -1) return Number.POSITIVE_INFINITY;
  missing += byPoints[last] ?? 0;

  const byDistance = new Int32Array(1 << distanceBits);
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0;
    if (key < from || key >>> distanceBits !== last) continue;
    const distance = distanceOfKey(key);
    byDistance[distance] = (byDistance[distance] ?? 0) + 1;
  }
  const farthest = byDistance.findIndex((some) => {
    missing -= some;
    return missing <= 0;
  });
  return (last << distanceBits) | farthest;
}
