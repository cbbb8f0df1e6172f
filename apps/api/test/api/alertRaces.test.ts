import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertWorld, type Side } from '../support/alertWorld.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const count = 24;
let opened: TestDatabase;
let now = new Date('2026-03-20T10:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});

it('each match is mailed once, by whichever process, also where a change is committed after later ones', async () => {
  const { database } = opened;
  const processes = [alertWorld(database, () => now), alertWorld(database, () => now)] as const;
  const [world] = processes;
  const tenant = await world.addNeed({ residenceFlags: 1 });
  await world.choose(tenant, { frequency: 'immediate' });
  const published = new AbortController();

  /** Publishes in a transaction that stays open for a while. */
  const publish = (number: number): Promise<Side> =>
    database.transaction(async () => {
      const side = await world.addAnnouncement();
      await delay((number * 7) % 40);
      return side;
    });
  const work = async ({ finding, mailing }: (typeof processes)[number]) => {
    do {
      await finding.find();
      await mailing.mail();
      await delay(2);
    } while (!published.signal.aborted);
  };
  const working = Promise.all(processes.map(work));
  const sides = await Promise.all(Array.from({ length: count }, (_, number) => publish(number)));
  published.abort();
  await working;
  // Ten a mail, and a quarter of an hour between them.
  for (let mails = 0; mails < 4; mails += 1) {
    now = new Date(now.getTime() + 15 * 60_000);
    await Promise.all(
      processes.map(async ({ finding, mailing }) => {
        await finding.find();
        await mailing.mail();
      }),
    );
  }
  const notified = (await world.notified()).flatMap(({ pairs }) =>
    pairs.map(({ announcementId }) => announcementId),
  );
  expect(notified.toSorted()).toEqual(sides.map(({ id }) => id).toSorted());
});
