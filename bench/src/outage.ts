/** How soon requests are told that the database is gone or hangs, and how soon all is well once it is back. */
import { startBenchServer, type BenchServer } from '@tilava/api/bench-server';
import { logIn } from './api.ts';
import type { Bench } from './bench.ts';
import { verdict } from './verdict.ts';

const [mostUntilTold, mostUntilWell] = [2_000, 5_000];

/** A way in which a database is out of reach, and back. */
interface Outage {
  readonly name: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Takes the database away under load, and brings it back: stopped, and hanging. */
export const outage: Bench<never> = {
  meaning: 'how soon requests are told that the database is gone or hangs, and how soon all is well again',
  options: {},
  parts: [],
  run,
};

async function run(): Promise<void> {
  const server = await startBenchServer();
  try {
    const { bearer } = await logIn(server, 'tenant@tilava.example');
    const ask = () => timed(server, bearer);
    // So many that every connection to the database is in use.
    const askMany = () => Promise.all(Array.from({ length: 50 }, ask));
    await measure(
      { name: 'stopped', begin: () => server.stopDatabase(), end: () => server.startDatabase() },
      askMany,
    );
    await measure(
      {
        name: 'hanging',
        begin: async () => server.pauseDatabase(),
        end: async () => server.resumeDatabase(),
      },
      askMany,
    );
  } finally {
    await server.remove();
  }
}

interface Answer {
  readonly status: number;
  /** In milliseconds. */
  readonly took: number;
}

async function timed(server: BenchServer, bearer: string): Promise<Answer> {
  const start = performance.now();
  const { status } = await fetch(`${server.api}/bearers`, { headers: { authorization: `Bearer ${bearer}` } });
  return { status, took: performance.now() - start };
}

async function measure({ name, begin, end }: Outage, askMany: () => Promise<Answer[]>): Promise<void> {
  console.log(`  before: ${statuses(await askMany())}`);
  const underWay = askMany();
  await begin();
  const told = [...(await underWay), ...(await askMany())];
  const longest = Math.max(...told.map(({ took }) => took));
  console.log(`  ${name}: ${statuses(told)}`);
  const isTold = told.slice(-50).every(({ status }) => status === 503) && longest <= mostUntilTold;
  verdict(`503 with the database ${name}, the slowest of 100`, `${longest.toFixed(0)} ms`, isTold);

  await end();
  const back = performance.now();
  let after = await askMany();
  while (after.some(({ status }) => status !== 200) && performance.now() - back < 60_000)
    after = await askMany();
  const well = performance.now() - back;
  console.log(`  back: ${statuses(after)}`);
  verdict('until all 50 are answered again', `${well.toFixed(0)} ms`, well <= mostUntilWell);
}

const statuses = (answers: readonly Answer[]): string =>
  [...new Set(answers.map(({ status }) => status))].join(', ');
