import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertHistory } from '../support/alertHistory.ts';
import { alertStep } from '../support/alertSteps.ts';
import type { ToldMail } from '../support/alertWorld.ts';
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

it('exactly the new matches above the threshold are mailed, each once, best first, ten at most, whatever happens', async () => {
  const history = alertHistory(opened.database, new Date('2026-03-20T05:00:00Z'));
  // Steps of one sample grow with it; those of many are alike.
  const taken: string[] = [];
  for (const step of fc.sample(alertStep, { numRuns: steps, seed })) {
    await history.take(step);
    taken.push(step.kind);
    const told = await history.world.told();
    expect(byAlert(told), `after ${taken.length} steps, the last ${taken.slice(-5).join(', ')}`).toEqual(
      byAlert(history.oracle.told),
    );
  }
  await history.end();
  const told = await history.world.told();
  expect(byAlert(told)).toEqual(byAlert(history.oracle.told));

  const pairs = told.flatMap(({ alertId, pairs: list }) =>
    list.map(({ needId, announcementId }) => `${alertId} ${needId} ${announcementId}`),
  );
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(Math.max(...told.map(({ pairs: list }) => list.length))).toBeLessThanOrEqual(10);
  console.log(`${told.length} mails told of ${pairs.length} matches`);
  // Otherwise nothing was shown.
  expect(pairs.length).toBeGreaterThan(0);
});

/** Mails of different alerts that are due at the same time are in no order. */
const byAlert = (told: readonly ToldMail[]) =>
  [...Map.groupBy(told, ({ alertId }) => alertId)].toSorted(([one], [other]) => (one < other ? -1 : 1));
