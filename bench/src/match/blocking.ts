import type { BenchMarket } from '@tilava/api/bench-market';
import { verdict } from '../verdict.ts';

/** Milliseconds in which nothing else has its turn. */
const most = 10;
const large = 1_000_000;

/** How long the index keeps everything else from its turn: while it is built, and while lists are made one after the other. */
export async function measureBlocking(market: BenchMarket, announcements: number): Promise<void> {
  for (const [name, milliseconds] of Object.entries(await market.measureBlocks())) {
    const figure = `nothing else for ${milliseconds.toFixed(1)} ms at the longest`;
    if (announcements < large) console.log(`  ${name}: ${figure}`);
    else verdict(`match, ${name}`, `${figure}, at most ${most}`, milliseconds <= most);
  }
}
