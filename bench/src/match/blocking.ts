import type { BenchMarket } from '@tilava/api/bench-market';
import { verdict } from '../verdict.ts';

/** Milliseconds in which nothing else has its turn. */
const most = 10;
const large = 1_000_000;

/**
 * How long the index keeps everything else from its turn: while it is built, and while lists are made one after the
 * other. The verdict is on its work, since by the clock of a shared machine a thread is also kept from its turn by others.
 */
export async function measureBlocking(market: BenchMarket, announcements: number): Promise<void> {
  for (const [name, { work, clock }] of Object.entries(await market.measureBlocks())) {
    const figure = `${work.toFixed(1)} ms of work without a turn for others at the longest, ${clock.toFixed(1)} by the clock`;
    if (announcements < large) console.log(`  ${name}: ${figure}`);
    else verdict(`match, ${name}`, `${figure}; at most ${most} of work`, work <= most);
  }
}
