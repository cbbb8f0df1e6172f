import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertChanges, mails, needs } from '../../src/db/schema.ts';
import { alertMailbox, type Delivery } from '../support/alertMailbox.ts';
import { alertWorld, type Side } from '../support/alertWorld.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;
let now: Date;
let world: ReturnType<typeof alertWorld>;
let mailbox: ReturnType<typeof alertMailbox>;
let tenant: Side;

beforeAll(async () => {
  opened = await openTestDatabase();
  world = alertWorld(opened.database, () => now);
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});
beforeEach(async () => {
  const { queries } = opened.database;
  await queries.delete(mails);
  await queries.delete(needs);
  now = new Date('2026-03-20T10:00:00Z');
  mailbox = alertMailbox();
  tenant = await world.addNeed({ residenceFlags: 1 });
  await world.choose(tenant, { frequency: 'immediate' });
});

/** Far enough ahead for the next mail that is sent at once. */
async function lookAgain(): Promise<void> {
  now = new Date(now.getTime() + 20 * 60_000);
  await world.finding.find();
  await world.mailing.mail();
}

const publish = () => world.addAnnouncement();
const hide = (side: Side) => world.setPublic(side, false);
const show = (side: Side) => world.setPublic(side, true);
const send = (delivery: Delivery) => world.drain(mailbox.by(delivery));

/** The announcements that each mail told of which arrived. */
const arrived = () => mailbox.arrived.map(({ pairs }) => pairs.map(({ announcementId }) => announcementId));

describe('a mail of new matches that is sent again', () => {
  it('leaves out what is hidden by then, which is never mailed again, since the first may have arrived', async () => {
    const [stays, hides] = [await publish(), await publish()];
    await lookAgain();
    expect(await send('arrivesUnsaid')).toEqual({ sent: 0, failed: 1 });
    await hide(hides);
    expect(await send('arrives')).toEqual({ sent: 1, failed: 0 });
    await show(hides);
    await lookAgain();
    await send('arrives');
    expect(arrived()).toEqual([[stays.id, hides.id], [stays.id]]);
    expect(new Set(mailbox.arrived.map(({ mailId }) => mailId)).size).toBe(1);
  });

  it('is not sent where nothing is left of it by then, and nothing of it is mailed later', async () => {
    const hides = await publish();
    await lookAgain();
    await send('arrivesUnsaid');
    await hide(hides);
    await send('arrives');
    await show(hides);
    await lookAgain();
    await send('arrives');
    expect(arrived()).toEqual([[hides.id]]);
  });

  it('tells of what was hidden for some attempts alone', async () => {
    const [stays, hides] = [await publish(), await publish()];
    await lookAgain();
    await send('fails');
    await hide(hides);
    await send('fails');
    await show(hides);
    await send('arrives');
    expect(arrived()).toEqual([[stays.id, hides.id]]);
  });

  it('has forgotten what was hidden before the first attempt, of which another mail tells', async () => {
    const [stays, hides] = [await publish(), await publish()];
    await lookAgain();
    await hide(hides);
    await send('fails');
    await show(hides);
    await lookAgain();
    await send('arrives');
    expect(arrived()).toHaveLength(2);
    expect(arrived()).toEqual(expect.arrayContaining([[stays.id], [hides.id]]));
  });

  it('has its property looked at again where it forgot something, which may be shown at that very moment', async () => {
    const hides = await publish();
    await lookAgain();
    await hide(hides);
    await send('arrives');
    expect(await opened.database.queries.select().from(alertChanges)).toMatchObject([
      { subjectId: tenant.id },
    ]);
  });

  it('says the same as before where nothing has changed', async () => {
    const sides = [await publish(), await publish(), await publish()];
    await lookAgain();
    for (const delivery of ['arrivesUnsaid', 'arrivesUnsaid', 'arrives'] as const) await send(delivery);
    const [first, ...again] = mailbox.arrived;
    expect(again).toEqual([first, first]);
    expect(arrived()[0]).toEqual(sides.map(({ id }) => id));
  });
});
