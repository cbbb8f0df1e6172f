/** How soon requests are told that the database is gone, and how soon all is well once it is back. */
import { startBenchServer } from '@tilava/api/bench-server';
import { logIn } from './api.ts';
import type { Bench } from './bench.ts';
import { verdict } from './verdict.ts';

const [mostUntilTold, mostUntilWell] = [2_000, 5_000];

/** Takes the database away under load, and brings it back. */
export const outage: Bench<never> = {
  meaning: 'how soon requests are told that the database is gone, and how soon all is well again',
  options: {},
  parts: [],
  run,
};

async function run(): Promise<void> {
  const server = await startBenchServer();
  try {
    const { bearer } = await logIn(server, 'tenant@tilava.example');
    const ask = async () => {
      const start = performance.now();
      const { status } = await fetch(`${server.api}/bearers`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return { status, took: performance.now() - start };
    };
    // So many that every connection to the database is in use.
    const askMany = () => Promise.all(Array.from({ length: 50 }, ask));

    console.log(`  before: ${statuses(await askMany())}`);
    const underWay = askMany();
    await server.stopDatabase();
    await underWay;
    const told = await askMany();
    const longest = Math.max(...told.map(({ took }) => took));
    console.log(`  gone: ${statuses(told)}`);
    const isTold = told.every(({ status }) => status === 503) && longest <= mostUntilTold;
    verdict('503 without the database, the slowest of 50', `${longest.toFixed(0)} ms`, isTold);

    await server.startDatabase();
    const back = performance.now();
    let after = await askMany();
    while (after.some(({ status }) => status !== 200) && performance.now() - back < 60_000)
      after = await askMany();
    const well = performance.now() - back;
    console.log(`  back: ${statuses(after)}`);
    verdict('until all 50 are answered again', `${well.toFixed(0)} ms`, well <= mostUntilWell);
  } finally {
    await server.remove();
  }
}

const statuses = (answers: readonly { readonly status: number }[]): string =>
  [...new Set(answers.map(({ status }) => status))].join(', ');
