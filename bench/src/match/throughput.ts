import { pageOverHttp, type BenchMarket, type MarketServer } from '@tilava/api/bench-market';
import { byTurns } from '../byTurns.ts';
import { median, verdict } from '../verdict.ts';

type Need = BenchMarket['needs']['central'];

/** How many times as many answers as by SQL. */
const least = 20;
const large = 1_000_000;
const maxRounds = 3;
/** Milliseconds of each measurement. */
const window = 10_000;
/** Requests that are under way at each process. */
const atOnce = 2;

/** Answers by two processes on one PostgreSQL, with an index and without one. */
export async function measureThroughput(
  market: BenchMarket,
  announcements: number,
  rounds: number,
): Promise<void> {
  const start = (hasIndex: boolean) =>
    Promise.all([market.startServer(hasIndex), market.startServer(hasIndex)]);
  const [indexed, plain] = [await start(true), await start(false)];
  const { central } = market.needs;
  try {
    const [ours, others] = await byTurns(
      Math.min(rounds, maxRounds),
      () => answersPerSecond(indexed, central),
      () => answersPerSecond(plain, central),
    );
    const [fast, slow] = [median(ours), median(others)];
    const figure = `${fast.toFixed(0)} answers a second, ${slow.toFixed(1)} by SQL: ${(fast / slow).toFixed(1)} x`;
    if (announcements < large) console.log(`  two processes: ${figure}`);
    else verdict('match, two processes', `${figure}, at least ${least} x`, fast / slow >= least);
  } finally {
    for (const server of [...indexed, ...plain]) await server.stop();
  }
}

async function answersPerSecond(servers: readonly MarketServer[], need: Need): Promise<number> {
  const began = performance.now();
  let answers = 0;
  const askOn = async (server: MarketServer) => {
    const ask = pageOverHttp(server);
    while (performance.now() - began < window) {
      await ask(need);
      answers += 1;
    }
  };
  await Promise.all(servers.flatMap((server) => Array.from({ length: atOnce }, () => askOn(server))));
  return (answers / (performance.now() - began)) * 1_000;
}
