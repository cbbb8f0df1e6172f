import { setImmediate as turn } from 'node:timers/promises';
import { distancesFrom } from './distance.ts';
import type { Findings, Scorer } from './scorer.ts';
import type { Stretch } from './stretches.ts';

/** What a scan found, in the order of the stretches. */
export interface Found extends Findings {
  readonly stretches: readonly Stretch[];
  /** Of each stretch: where what was found in it ends. */
  readonly ends: readonly number[];
  readonly count: number;
}

/** Rows after which others have their turn: some milliseconds. */
const rowsAtOnce = 100_000;

/** Scores every row of the stretches that lies within the radius of a place. Nothing may change meanwhile. */
export async function scan(
  stretches: readonly Stretch[],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  scorer: Scorer,
): Promise<Found> {
  const most = stretches.reduce((sum, { first, end }) => sum + end - first, 0);
  const found: Findings = { keys: new Int32Array(most), rows: new Int32Array(most) };
  const distanceTo = distancesFrom(latitude, longitude);
  const ends: number[] = [];
  let count = 0;
  let sinceTurn = 0;
  for (const stretch of stretches) {
    count = scorer.scan(stretch, distanceTo, found, count);
    ends.push(count);
    sinceTurn += stretch.end - stretch.first;
    if (sinceTurn > rowsAtOnce) {
      sinceTurn = 0;
      await turn();
    }
  }
  return { ...found, stretches, ends, count };
}
