/** A list of matches by the index and by what else could make it, or by merely counting, all by turns in one run. */
import { makeMarket, type Way } from '@tilava/api/bench-market';
import type { Bench } from './bench.ts';
import { median, verdict } from './verdict.ts';

const ours = 'index, in process';
const others = 'objects in memory';
/** How many times as long as ours the plain way takes, from so few announcements on. */
const least = 4;

/** Needs a PostgreSQL, which it finds or brings along. */
export const match: Bench<'announcements' | 'rounds'> = {
  meaning: 'the first hundred matches of a made market: index, SQL, objects in memory, and bare counts',
  options: {
    announcements: {
      default: 100_000,
      meaning: 'how many the market has, a third of them in the capital region',
    },
    rounds: { default: 30, meaning: 'how often each is measured by turns' },
  },
  parts: [],
  async run({ announcements, rounds }) {
    const market = await makeMarket(announcements);
    try {
      const took = await byTurns(Object.entries(market.ways), rounds);
      console.log(
        `  the index: built in ${market.building.toFixed(0)} ms, ${market.bytesPerRow.toFixed(1)} bytes a row`,
      );
      const best = median(took.get(ours) ?? []);
      for (const [name, times] of took) {
        const middle = median(times);
        console.log(
          `  ${name.padEnd(24)} median ${middle.toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms, ` +
            `${(middle / best).toFixed(2)} x`,
        );
      }
      const ratio = median(took.get(others) ?? []) / best;
      verdict(`match, ${others}`, `${ratio.toFixed(1)} x the index, at least ${least} x`, ratio >= least);
    } finally {
      await market.remove();
    }
  },
};

/**
 * Measures each once a round, in every second round from the last to the first.
 *
 * @throws Error where two of them do not find as many
 */
async function byTurns(
  ways: readonly (readonly [string, Way])[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const took = new Map(ways.map(([name]) => [name, [] as number[]]));
  const counts = new Map<string, number>();
  // What is measured first is compiled by now.
  for (const [name, way] of ways) for (let time = 0; time < 10; time += 1) counts.set(name, await way());
  console.log(`  near: ${[...counts].map(([name, count]) => `${count} (${name})`).join(', ')}`);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of round % 2 === 0 ? ways : ways.toReversed()) {
      const began = performance.now();
      await way();
      took.get(name)?.push(performance.now() - began);
    }
  }
  return took;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
