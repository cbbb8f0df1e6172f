import type { components } from '@tilava/sdk/schema';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bearers, mails, messageNotices, users } from '../../src/db/schema.ts';
import { alertsOf, header, unsubscribePath } from '../support/alertsOf.ts';
import { mailsTo } from '../support/mailbox.ts';
import {
  addLandlord,
  addTenant,
  type LandlordParty,
  type Party,
  type TenantParty,
} from '../support/parties.ts';
import { advanceClock, days, hours, minutes } from '../support/people.ts';
import { pdf } from '../support/pdfs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload } from '../support/uploads.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let workers: Awaited<ReturnType<typeof alertsOf>>;
let tenant: TenantParty;
let landlord: LandlordParty;
let count = 0;

beforeAll(async () => {
  app = await startTestApplication();
  workers = await alertsOf(app);
});
beforeEach(async () => {
  app.now = new Date('2026-11-21T10:00:00Z');
  await app.database.queries.delete(messageNotices);
  await app.database.queries.delete(mails);
  count += 1;
  tenant = await addTenant(app, `seeker-${count}@tilava.example`);
  landlord = await addLandlord(app, `owner-${count}@tilava.example`);
  // Sessions outlive the days that tests skip.
  await app.database.queries.update(bearers).set({ expiresAt: new Date('2027-01-01T00:00:00Z') });
});
afterAll(() => app.close());

async function write(
  by: Party,
  text: string,
  showsInterest = false,
  attachments: string[] = [],
): Promise<Schemas['SentMessage']> {
  const answer = await app.send({
    method: 'POST',
    url: '/messages',
    bearer: by.bearer,
    body: { announcement: landlord.announcementId, tenant: tenant.userId, text, showsInterest, attachments },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const choose = async ({ userId, bearer }: Party, body: Schemas['UserChanges']) => {
  expect((await app.send({ method: 'PATCH', url: `/user/${userId}`, bearer, body })).statusCode).toBe(200);
};
const see = async ({ bearer }: Party, { thread, message }: Schemas['SentMessage']) => {
  const body = { seen: message.number };
  const answer = await app.send({ method: 'PATCH', url: `/threads/${thread}`, bearer, body });
  expect(answer.statusCode).toBe(200);
};

async function block(): Promise<void> {
  const url = `/user/${tenant.userId}/blocks/${landlord.userId}`;
  expect((await app.send({ method: 'POST', url, bearer: tenant.bearer })).statusCode).toBe(204);
}
const suspend = () =>
  app.database.queries
    .update(users)
    .set({ suspendedUntil: '2026-12-24' })
    .where(eq(users.id, landlord.userId));

/** Lets a minute pass and does what the workers do; two of them, as in two processes. */
async function tick(milliseconds = minutes): Promise<void> {
  advanceClock(app, milliseconds);
  await Promise.all([workers.messages.mail(), workers.messages.mail()]);
  await Promise.all([workers.drain(), workers.drain()]);
}

/** Both are interested, of which they have been told. */
async function meet(): Promise<Schemas['SentMessage']> {
  await write(tenant, 'May I see it?', true);
  const answer = await write(landlord, 'Of course.', true);
  await see(tenant, answer);
  await see(landlord, answer);
  await tick();
  await app.database.queries.delete(mails);
  return answer;
}
const about = async ({ email }: Party) =>
  (await mailsTo(app, email)).filter(({ subject }) => /message|viesti|meddeland/i.test(subject ?? ''));

describe('a mail of messages', () => {
  it('tells once of a lively conversation, by its first unread message, until it is seen', async () => {
    const { thread } = await meet();
    await write(landlord, 'Does Tuesday suit you?');
    await write(landlord, 'Or Wednesday?');
    await tick();
    const last = await write(landlord, 'Please answer.');
    await tick();
    const [mail, ...others] = await about(tenant);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 new messages about Testikatu 1, 90100 Oulu');
    expect(mail?.text).toContain('2 new messages\n“Does Tuesday suit you?”\n');
    expect(mail?.text).not.toContain('Wednesday');
    expect(mail?.text).toContain(`/user/messages/${thread}\n`);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await see(tenant, last);
    await write(landlord, 'Hello?');
    await tick();
    expect(await about(tenant)).toHaveLength(2);
    expect(await about(landlord)).toEqual([]);
  });

  it('is none where the message is seen within a minute, or before a waiting mail is sent', async () => {
    await meet();
    const first = await write(landlord, 'Are you there?');
    await see(tenant, first);
    await tick();
    app.now = new Date('2026-11-21T22:00:00Z');
    const second = await write(landlord, 'Good night');
    await tick();
    await see(tenant, second);
    app.now = new Date('2026-11-22T06:00:00Z');
    await tick();
    expect(await about(tenant)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['the reader blocks who wrote', block, 'before it is due'],
    ['the reader blocks who wrote', block, 'while it waits to be sent'],
    ['who wrote is suspended', suspend, 'before it is due'],
    ['who wrote is suspended', suspend, 'while it waits to be sent'],
  ])('is none where %s', async (_, close, when) => {
    await meet();
    app.now = new Date('2026-11-21T18:59:30Z');
    await write(landlord, 'Pay the deposit first');
    app.now = new Date('2026-11-22T05:00:00Z');
    if (when === 'while it waits to be sent') await workers.messages.mail();
    await close();
    await tick();
    expect(await about(tenant)).toEqual([]);
  });

  it.each([
    ['daily', { messageMails: 'daily' }, [0, 1]],
    ['never', { messageMails: 'never' }, [0, 0]],
    ['never, as any other', { unsubscribed: true }, [0, 0]],
  ] as const)('comes %s where the reader has chosen so', async (_name, changes, [atOnce, nextDay]) => {
    await meet();
    await choose(tenant, changes);
    await write(landlord, 'Does Tuesday suit you?');
    await tick();
    expect(await about(tenant)).toHaveLength(atOnce);
    await tick(days);
    expect(await about(tenant)).toHaveLength(nextDay);
  });

  it('shows at most 200 characters and cuts none in two', async () => {
    await meet();
    await write(landlord, `${'a'.repeat(197)}👩‍👩‍👧 hidden`);
    await tick();
    const [mail] = await about(tenant);
    expect(mail?.text).toContain(`“${'a'.repeat(197)}…”`);
    expect(mail?.html).not.toContain('👩');
  });

  it('carries nothing of a thread where its reader wants no text', async () => {
    await choose(landlord, { mailsQuoteMessages: false });
    await choose(tenant, { mailsQuoteMessages: false });
    await write(tenant, 'canary-note', true);
    await tick();
    await write(landlord, 'canary-answer', true);
    await tick();
    await write(tenant, 'canary-message');
    await tick();
    const sent = [...(await mailsTo(app, tenant.email)), ...(await mailsTo(app, landlord.email))];
    expect(sent.length).toBeGreaterThan(2);
    expect(JSON.stringify(sent)).not.toContain('canary');
  });

  it.each([true, false])(
    'says how many files there are and nothing else of them, with text or without: %s',
    async (isQuoted) => {
      const { thread } = await meet();
      await choose(tenant, { mailsQuoteMessages: isQuoted });
      const url = `/threads/${thread}/attachments`;
      const part = { bearer: landlord.bearer, url, content: pdf(), name: 'canary.pdf' };
      const files = [await upload(app, part), await upload(app, part)].map((answer) =>
        answer.json<{ id: string }>(),
      );
      await write(
        landlord,
        '',
        false,
        files.map(({ id }) => id),
      );
      await tick();
      const [mail] = await about(tenant);
      expect(mail?.text).toContain('1 new message · 2 attachments');
      expect(JSON.stringify(mail)).not.toContain('canary');
    },
  );

  it('shows no text any more where the reader has just chosen so', async () => {
    await meet();
    app.now = new Date('2026-11-21T18:59:30Z');
    await write(landlord, 'canary-message');
    app.now = new Date('2026-11-22T05:00:00Z');
    await workers.messages.mail();
    await choose(tenant, { mailsQuoteMessages: false });
    await workers.drain();
    for (const mail of await about(tenant)) expect(JSON.stringify(mail)).not.toContain('canary');
  });

  it('is not sent for a note that the mail about interest shows', async () => {
    await write(tenant, 'We could move in on 1 March.', true);
    await tick();
    // The server's own worker may be at it: hours later it would be taken for dead.
    await vi.waitFor(async () => expect(await mailsTo(app, landlord.email)).toHaveLength(1));
    await tick(hours);
    const sent = await mailsTo(app, landlord.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['A tenant is interested in Testikatu 1, 90100 Oulu']);
    expect(sent[0]?.text).toContain('“We could move in on 1 March.”');
  });

  it('tells of a note where no mail about interest does', async () => {
    await choose(landlord, { interestMails: 'never' });
    await write(tenant, 'We could move in on 1 March.', true);
    await tick();
    expect(await about(landlord)).toHaveLength(1);
  });

  it('is the last one after one click, and interest is mailed still', async () => {
    await meet();
    await write(landlord, 'Does Tuesday suit you?');
    await tick();
    const [mail] = await about(tenant);
    const answer = await app.server.inject({ method: 'POST', url: unsubscribePath(mail) });
    expect(answer.statusCode).toBe(204);
    const { bearer, userId } = tenant;
    expect((await app.send({ method: 'GET', url: `/user/${userId}`, bearer })).json()).toMatchObject({
      messageMails: 'never',
      interestMails: 'immediate',
    });
  });

  it('is kept without its text once it is sent', async () => {
    await meet();
    await write(landlord, 'canary-message');
    await tick();
    expect(await about(tenant)).toHaveLength(1);
    const rows = await app.database.queries.select().from(mails).where(isNotNull(mails.sentAt));
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});
