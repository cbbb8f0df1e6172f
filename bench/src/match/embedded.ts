import { makeEmbeddedMarket } from '@tilava/api/bench-market';
import { measureWays, printTook, timed } from './measureWays.ts';

/** The embedded database is not made for more. */
const most = 100_000;

/** Both engines on PGlite. */
export async function measureEmbedded(announcements: number, rounds: number): Promise<void> {
  const count = Math.min(announcements, most);
  const market = await makeEmbeddedMarket(count);
  try {
    const { index, sqlEngine } = market.ways;
    const ways = { 'PGlite, index': timed(index), 'PGlite, SQL engine': timed(sqlEngine) };
    const took = await measureWays(ways, market.needs.central, Math.min(rounds, 10));
    console.log(`  ${count} announcements on PGlite, ${took['PGlite, index'].found.total} near:`);
    printTook(took);
  } finally {
    await market.remove();
  }
}
