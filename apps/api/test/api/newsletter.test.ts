import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptions } from '../../src/db/schema.ts';
import { linkOf, mailsTo } from '../support/mailbox.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

const minute = 60_000;
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ PUBLIC_URL: 'https://tilava.example' });
});
afterAll(() => app.close());

const advanceClock = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds);
};
const subscribe = (email: string) => app.send({ method: 'POST', url: '/newsletter', body: { email } });
const confirm = (code: string) => app.send({ method: 'POST', url: `/newsletter/${code}` });
const codesTo = async (email: string) =>
  (await mailsTo(app, email)).map((mail) => new URL(linkOf(mail)).searchParams.get('newsletter') ?? '');
const kept = async (email: string) => {
  const [row] = await app.database.queries.select().from(subscriptions).where(eq(subscriptions.email, email));
  return row;
};

describe('the newsletter', () => {
  it('is confirmed by the link of the mail, and again by the same link', async () => {
    const answer = await subscribe('Reader@Newsletter.Example');
    expect(answer.json()).toStrictEqual({ message: 'Check your email to confirm the newsletter' });
    const [mail] = await mailsTo(app, 'reader@newsletter.example');
    expect(linkOf(mail)).toMatch(/^https:\/\/tilava\.example\/\?newsletter=[A-Za-z0-9_-]{43}$/);
    expect((await kept('reader@newsletter.example'))?.confirmedAt).toBeNull();

    const [code = ''] = await codesTo('reader@newsletter.example');
    const confirmedAt = app.now;
    expect((await confirm(code)).json()).toStrictEqual({ message: 'You’re subscribed to the newsletter' });
    advanceClock(minute);
    expect((await confirm(code)).json()).toStrictEqual({ message: 'You’re subscribed to the newsletter' });
    expect((await kept('reader@newsletter.example'))?.confirmedAt).toStrictEqual(confirmedAt);
  });

  it('answers an address that is subscribed the same, and sends it nothing', async () => {
    advanceClock(minute);
    const known = await subscribe('reader@newsletter.example');
    const unknown = await subscribe('another@newsletter.example');
    expect(known.json()).toStrictEqual(unknown.json());
    expect(await mailsTo(app, 'reader@newsletter.example')).toHaveLength(1);
    expect((await kept('reader@newsletter.example'))?.confirmedAt).not.toBeNull();
  });

  it('sends one mail a minute to an address, and the newest link is the one that works', async () => {
    const email = 'hasty@newsletter.example';
    const answers = await Promise.all([subscribe(email), subscribe(email)]);
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    advanceClock(minute - 1);
    await subscribe(email);
    expect(await codesTo(email)).toHaveLength(1);
    advanceClock(1);
    await subscribe(email);
    const [older = '', newer = ''] = await codesTo(email);
    expect((await confirm(older)).json()).toMatchObject({ status: 400, code: 'verification_failed' });
    expect((await confirm(newer)).statusCode).toBe(200);
  });

  it('sends another one where the clock has been put back since', async () => {
    const email = 'early@newsletter.example';
    await subscribe(email);
    advanceClock(-60 * minute);
    await subscribe(email);
    expect(await codesTo(email)).toHaveLength(2);
    advanceClock(60 * minute);
  });

  it('refuses a code that nobody has, and an address that is none', async () => {
    expect((await confirm('A'.repeat(43))).json()).toMatchObject({
      code: 'verification_failed',
      detail: 'Verification failed',
    });
    expect((await confirm('short')).json()).toMatchObject({ code: 'validation_failed' });
    expect((await subscribe('no address')).json()).toMatchObject({ code: 'validation_failed' });
  });
});
