import { makeIndex, type BenchIndex } from '@tilava/api/bench-index';
import { byTurns } from '../byTurns.ts';
import { median, verdict } from '../verdict.ts';

const candidates = 72_000;
const few = 285_000;
const many = 35 * few;
const maxPerCent = 15;
/** Rows that have to fit, and into how many megabytes. */
const room = { rows: 10_000_000, megabytes: 600 } as const;

/** Whether what lies elsewhere slows a list down, and what ten million rows take. */
export async function measureGrowth(rounds: number): Promise<void> {
  const [small, large] = [makeIndex(candidates, few), makeIndex(candidates, many)];
  for (let time = 0; time < 20; time += 1) await Promise.all([small.search(), large.search()]);
  const [short, long] = await byTurns(
    10 * rounds,
    () => timeOf(small),
    () => timeOf(large),
  );
  const [before, after] = [median(short), median(long)];
  const change = (after / before - 1) * 100;
  verdict(
    `match, ${many} rows instead of ${few}, ${candidates} near`,
    `${change.toFixed(1)} % longer (${after.toFixed(2)} against ${before.toFixed(2)} ms), at most ${maxPerCent} %`,
    change <= maxPerCent,
  );
  const nanoseconds = (before / candidates) * 1e6;
  verdict('match, a candidate', `${nanoseconds.toFixed(1)} ns, at most 30`, nanoseconds <= 30);
  const megabytes = ((large.bytes / many) * room.rows) / 1e6;
  verdict(
    `match, ${room.rows} rows`,
    `${megabytes.toFixed(0)} MB, less than ${room.megabytes}`,
    megabytes < room.megabytes,
  );
}

async function timeOf(index: BenchIndex): Promise<number> {
  const began = performance.now();
  await index.search();
  return performance.now() - began;
}
