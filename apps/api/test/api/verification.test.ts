import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users, verifications } from '../../src/db/schema.ts';
import { tenantAccount } from '../support/accounts.ts';
import { linkOf, mailsTo } from '../support/mailbox.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

const password = 'a-long-enough-secret';
const minute = 60_000;
const hour = 60 * minute;
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ PUBLIC_URL: 'https://tilava.example' });
});
afterAll(() => app.close());

const advanceClock = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds);
};
let count = 0;
async function signUp() {
  count += 1;
  const email = `person-${count}@verification.example`;
  const answer = await app.send({ method: 'POST', url: '/users', body: tenantAccount(email) });
  const { id } = answer.json<{ id: string }>();
  return { email, id };
}
const linksTo = async (email: string) => (await mailsTo(app, email)).map((mail) => linkOf(mail));
const codeOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';
const verify = (id: string, code: string) => app.send({ method: 'GET', url: `/verification/${id}/${code}` });
const sendAgain = (email: string, word = password) =>
  app.send({ method: 'POST', url: '/verification/mail', body: { email, password: word } });
const login = (email: string) => app.send({ method: 'POST', url: '/bearers', body: { email, password } });

const failed = { status: 400, code: 'verification_failed', detail: 'Verification failed' };
const already = { status: 'already_verified', message: 'You have been already verified' };

describe('the link of the mail', () => {
  it('verifies the account, and says at a repeat that it was', async () => {
    const { email, id } = await signUp();
    const [link] = await linksTo(email);
    expect(link).toMatch(new RegExp(`^https://tilava\\.example/verification/${id}/[A-Za-z0-9_-]{43}$`));
    expect((await login(email)).json()).toMatchObject({ code: 'user_not_verified' });

    const answer = await verify(id, codeOf(link));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toStrictEqual({ status: 'verified', message: 'User verified' });
    expect((await login(email)).statusCode).toBe(201);

    const repeat = await verify(id, codeOf(link));
    expect(repeat.statusCode).toBe(200);
    expect(repeat.json()).toStrictEqual(already);
    advanceClock(49 * hour);
    expect((await verify(id, codeOf(link))).json()).toStrictEqual(already);
  });

  it('verifies nothing where it is only looked at, as scanners of mails do', async () => {
    const { email, id } = await signUp();
    const [link] = await linksTo(email);
    const url = `/verification/${id}/${codeOf(link)}`;
    const head = await app.server.inject({ method: 'HEAD', url: `/api/v1${url}` });
    expect(head.statusCode).toBe(405);
    expect(head.headers['allow']).toBe('GET');
    for (const method of ['HEAD', 'GET'] as const) await app.server.inject({ method, url });
    expect((await login(email)).json()).toMatchObject({ code: 'user_not_verified' });
    expect((await verify(id, codeOf(link))).json()).toMatchObject({ status: 'verified' });
  });

  it('works for 48 hours', async () => {
    const inTime = await signUp();
    const late = await signUp();
    const [inTimeLink] = await linksTo(inTime.email);
    const [lateLink] = await linksTo(late.email);
    advanceClock(48 * hour - 1);
    expect((await verify(inTime.id, codeOf(inTimeLink))).statusCode).toBe(200);
    advanceClock(1);
    expect((await verify(late.id, codeOf(lateLink))).json()).toMatchObject(failed);
    expect((await login(late.email)).json()).toMatchObject({ code: 'user_not_verified' });
  });

  it("verifies nobody by another user's code, or by one that nobody has", async () => {
    const one = await signUp();
    const other = await signUp();
    const [link] = await linksTo(one.email);
    expect((await verify(other.id, codeOf(link))).json()).toMatchObject(failed);
    expect((await verify(one.id, 'A'.repeat(43))).json()).toMatchObject(failed);
    expect((await verify(one.id, 'short')).json()).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await verify(one.id, codeOf(link))).json()).toMatchObject({ status: 'verified' });
  });

  it('verifies once where it is followed twice at the same time', async () => {
    const { email, id } = await signUp();
    const [link] = await linksTo(email);
    const answers = await Promise.all([verify(id, codeOf(link)), verify(id, codeOf(link))]);
    const said = answers.map((answer) => answer.json<{ status: string }>().status);
    expect(said.toSorted()).toStrictEqual(['already_verified', 'verified']);
    const [user] = await app.database.queries.select().from(users).where(eq(users.id, id));
    expect(user?.version).toBe(2);
  });

  it('is stored as a hash', async () => {
    const { email, id } = await signUp();
    const code = codeOf((await linksTo(email))[0]);
    const [row] = await app.database.queries.select().from(verifications).where(eq(verifications.userId, id));
    expect(Buffer.from(row?.codeHash ?? [])).toHaveLength(32);
    expect(Buffer.from(row?.codeHash ?? []).toString('base64url')).not.toBe(code);
  });
});

describe('asking for the mail again', () => {
  it('sends a new link, and both work until one was used', async () => {
    const { email, id } = await signUp();
    advanceClock(minute);
    const answer = await sendAgain(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toStrictEqual({ message: 'Verification code sent' });
    const [first, second] = await linksTo(email);
    expect(second).not.toBe(first);
    expect((await verify(id, codeOf(second))).json()).toMatchObject({ status: 'verified' });
    expect((await verify(id, codeOf(first))).json()).toStrictEqual(already);
  });

  it('sends one mail a minute and five an hour, and answers the same beyond that', async () => {
    const { email } = await signUp();
    advanceClock(minute - 1);
    expect((await sendAgain(email)).statusCode).toBe(200);
    expect(await linksTo(email)).toHaveLength(1);
    advanceClock(1);
    for (let mails = 2; mails <= 5; mails += 1) {
      const answers = await Promise.all([sendAgain(email), sendAgain(email)]);
      for (const answer of answers)
        expect(answer.json()).toStrictEqual({ message: 'Verification code sent' });
      expect(await linksTo(email)).toHaveLength(mails);
      advanceClock(minute);
    }
    expect((await sendAgain(email)).statusCode).toBe(200);
    expect(await linksTo(email)).toHaveLength(5);
    // The first was sent five minutes ago.
    advanceClock(55 * minute - 1);
    await sendAgain(email);
    expect(await linksTo(email)).toHaveLength(5);
    advanceClock(1);
    await sendAgain(email);
    expect(await linksTo(email)).toHaveLength(6);
  });

  it('sends nothing to who is verified, and answers the same', async () => {
    const answer = await app.send({
      method: 'POST',
      url: '/verification/mail',
      body: { email: 'tenant@tilava.example', password: 'makes-the-best-matches' },
    });
    expect(answer.json()).toStrictEqual({ message: 'Verification code sent' });
    expect(await mailsTo(app, 'tenant@tilava.example')).toStrictEqual([]);
  });

  it('counts wrong passwords with the failed logins, for known and unknown emails alike', async () => {
    const { email } = await signUp();
    advanceClock(minute);
    for (const guessed of [email, 'nobody@verification.example']) {
      for (let guess = 0; guess < 5; guess += 1) {
        const wrong = await sendAgain(guessed, 'wrong-password');
        expect(wrong.json()).toMatchObject({ status: 401, code: 'credentials_wrong' });
      }
      expect((await sendAgain(guessed)).json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
      expect((await login(guessed)).json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    }
    expect(await linksTo(email)).toHaveLength(1);
  });
});
