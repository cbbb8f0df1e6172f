import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertMatches } from '../../src/db/schema.ts';
import { alertHistory } from '../support/alertHistory.ts';
import { keyOf } from '../support/alertOracle.ts';
import { alertStep } from '../support/alertSteps.ts';
import type { NotifiedMail } from '../support/alertWorld.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** How many steps the history has, which is another one each time; `CASES=5000` before a release. */
const steps = Number(process.env['CASES'] ?? 250);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let opened: TestDatabase;

beforeAll(async () => {
  console.log(`A history of alerts with SEED=${seed}`);
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});

it('exactly the new matches above the threshold are mailed, each once, best first, one mail a person, whatever happens', async () => {
  const history = alertHistory(opened.database, new Date('2026-03-20T05:00:00Z'));
  const { world, oracle, arrived } = history;
  const compare = async (when: string) => {
    expect(inAnyOrder(await world.notified()), `left, ${when}`).toEqual(inAnyOrder(oracle.left));
    expect(inAnyOrder(arrived), `arrived, ${when}`).toEqual(inAnyOrder(oracle.arrived));
  };
  const taken: string[] = [];
  const goOn = async (from: number) => {
    // Steps of one sample grow with it; those of many are alike.
    for (const step of fc.sample(alertStep, { numRuns: steps, seed: from })) {
      await history.take(step);
      taken.push(step.kind);
      await compare(`after ${taken.length} steps, the last ${taken.slice(-5).join(', ')}`);
    }
  };
  await goOn(seed);
  // A history without mails by then, as with SEED=530986680, would show nothing.
  for (let more = 1; arrived.length === 0 && more <= 10; more += 1) await goOn(seed + more);
  await history.end();
  await compare('in the end');

  const mailed = arrived.flatMap(({ mailId, pairs }) => pairs.map((pair) => ({ mailId, pair: keyOf(pair) })));
  for (const [pair, times] of Map.groupBy(mailed, (one) => one.pair)) {
    // The same mail may arrive again where nobody learnt that it had, and mail programs show it once.
    expect(new Set(times.map(({ mailId }) => mailId)).size, pair).toBe(1);
  }
  console.log(`${arrived.length} mails named ${mailed.length} matches`);
  expect(mailed.length).toBeGreaterThan(0);
  const { queries } = opened.database;
  const named = await queries.select().from(alertMatches).where(eq(alertMatches.isNamed, true));
  expect(named.map(keyOf).toSorted()).toEqual([...oracle.named].toSorted());
});

/** Several are left, and sent, at the same time. */
const inAnyOrder = (notified: readonly NotifiedMail[]) =>
  notified.map(({ pairs }) => JSON.stringify(pairs)).toSorted();
