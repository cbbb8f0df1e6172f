/**
 * What it costs to find new matches: of what has changed alone, beside matching everybody again. Both are done by SQL, on a
 * PostgreSQL that does not compile statements.
 */
import { openBenchAlerts } from '@tilava/api/bench-alerts';
import type { Bench } from './bench.ts';
import { median, verdict } from './verdict.ts';

/** Per cent of matching everybody. */
const most = 1;
/** Of a hundred changes so many are of announcements; the rest are of needs, which look at more. */
const announcementsPerHundred = 90;

/** How often both are measured, by turns. */
const rounds = 5;

/** Changes of premises and needs, in a market in which every tenant has alerts. */
export const alerts: Bench<'announcements' | 'needs' | 'changes' | 'matched'> = {
  meaning:
    'the cost of finding new matches after some changes, compared with matching everyone again, both in SQL',
  options: {
    announcements: { default: 100_000, meaning: 'number of announcements' },
    needs: { default: 10_000, meaning: 'number of needs' },
    changes: { default: 100, meaning: 'how many of each change' },
    matched: { default: 200, meaning: 'how many needs are matched, to estimate the rest' },
  },
  parts: ['finding'],
  async run({ announcements, needs, changes, matched }) {
    const market = await openBenchAlerts({ announcements, needs });
    const premises = Math.round((changes * announcementsPerHundred) / 100);
    const change = () => market.change(premises, changes - premises);
    try {
      // What they match already is known by then.
      await change();
      await market.find();
      const finding: number[] = [];
      const matching: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await change();
        finding.push(await timed(() => market.find()));
        matching.push(await timed(() => market.matchAll(matched)));
      }
      const found = median(finding);
      const everybody = (median(matching) * needs) / matched;
      const share = (found / everybody) * 100;
      verdict(
        `alerts, ${changes} changes of ${announcements} announcements and ${needs} needs`,
        `${share.toFixed(2)} % of matching everybody, ${found.toFixed(0)} ms against ${everybody.toFixed(0)} ms` +
          ` (reckoned from ${matched} needs), in the middle of ${rounds} rounds, below ${most} %`,
        share < most,
      );
    } finally {
      await market.remove();
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
