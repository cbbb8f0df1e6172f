import type { Found, Way } from '@tilava/api/bench-market';
import { median } from '../verdict.ts';

type Need = Parameters<Way>[0];

/** How long a way took, in milliseconds, as it says itself or as it was seen. */
export type Timed = (need: Need) => Promise<{ readonly milliseconds: number; readonly found: () => Found }>;

/** What was measured of a way. */
export interface Took {
  readonly median: number;
  readonly p99: number;
  /** What it found. */
  readonly found: Found;
}

/** Sees how long a way takes; its answer is read afterwards. */
export const timed =
  (way: Way): Timed =>
  async (need) => {
    const began = performance.now();
    const found = await way(need);
    return { milliseconds: performance.now() - began, found };
  };

/** Milliseconds that each way is measured for in a round, at least once: what is quick is measured often. */
const turn = 200;
/** Milliseconds of each before the first round: what is measured is compiled by then. */
const warmUp = 1_000;

/** Measures each for a while a round, in every second round from the last to the first. */
export async function measureWays<Name extends string>(
  ways: Readonly<Record<Name, Timed>>,
  need: Need,
  rounds: number,
): Promise<Readonly<Record<Name, Took>>> {
  const entries = Object.entries(ways) as [Name, Timed][];
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  const found = new Map<Name, Found>();
  for (const [name, way] of entries) {
    await goOn(way, need, warmUp);
    found.set(name, (await way(need)).found());
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of round % 2 === 0 ? entries : entries.toReversed())
      times.get(name)?.push(...(await goOn(way, need, turn)));
  }
  const took = entries.map(([name]) => {
    const all = times.get(name) ?? [];
    const one: Took = { median: median(all), p99: percentile(all, 0.99), found: found.get(name) ?? nothing };
    return [name, one] as const;
  });
  return Object.fromEntries(took) as Record<Name, Took>;
}

/** The p99 of so many answers in a row, as times their median: by turns, each turn begins with caches full of the others' data. */
export async function p99InARow(way: Timed, need: Need, count: number): Promise<number> {
  const times: number[] = [];
  while (times.length < count) times.push((await way(need)).milliseconds);
  return percentile(times, 0.99) / median(times);
}

/** How long each of its answers took, until so many milliseconds are over. */
async function goOn(way: Timed, need: Need, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  while (performance.now() - began < milliseconds) times.push((await way(need)).milliseconds);
  return times;
}

const nothing: Found = { total: 0, ids: [] };

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** Prints a table of what was measured, beside the first. */
export function printTook(took: Readonly<Record<string, Took>>): void {
  const first = Object.values(took)[0]?.median ?? Number.NaN;
  console.log(`  ${'median'.padStart(36)} ${'p99'.padStart(12)} ${'beside it'.padStart(12)}`);
  for (const [name, { median: middle, p99 }] of Object.entries(took)) {
    const [half, most] = [middle, p99].map((time) => `${time.toFixed(2)} ms`.padStart(12));
    console.log(`  ${name.padEnd(23)} ${half} ${most} ${`${(middle / first).toFixed(2)} x`.padStart(12)}`);
  }
}
