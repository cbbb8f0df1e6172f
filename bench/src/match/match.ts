/** Lists of matches by the index, by SQL, by what else could make them, and by merely counting: by turns in one run. */
import { makeMarket } from '@tilava/api/bench-market';
import type { Bench } from '../bench.ts';
import { measureBlocking } from './blocking.ts';
import { measureEmbedded } from './embedded.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { measureThroughput } from './throughput.ts';

const ofMarket = {
  blocking: measureBlocking,
  lists: measureLists,
  pages: measurePages,
  throughput: measureThroughput,
} as const;

/** Needs a PostgreSQL, which it finds or brings along. */
export const match: Bench<'announcements' | 'rounds'> = {
  meaning: 'match lists of a generated market: the index, SQL, others, and plain counts',
  options: {
    announcements: {
      default: 100_000,
      meaning: 'size of the market, a third of it in the capital region',
    },
    rounds: { default: 30, meaning: 'measurements of each, taken in turn' },
  },
  parts: ['blocking', 'lists', 'pages', 'throughput', 'embedded', 'growth'],
  async run({ announcements, rounds }, parts) {
    const wanted = Object.entries(ofMarket).filter(([part]) => parts.includes(part));
    if (wanted.length > 0) {
      const market = await makeMarket(announcements);
      try {
        for (const [, measure] of wanted) await measure(market, announcements, rounds);
      } finally {
        await market.remove();
      }
    }
    if (parts.includes('embedded')) await measureEmbedded(announcements, rounds);
    if (parts.includes('growth')) await measureGrowth(rounds);
  },
};
