import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPasswords } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { passwordResetWriteService, passwordResetWriteStore } from '../../src/modules/passwordReset.ts';
import { userLocks } from '../../src/modules/locks.ts';
import { mailsTo } from '../support/mailbox.ts';
import { advanceClock, minutes, rowsWhere, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

const newPassword = 'quite-another-secret';
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const ask = (email: string) => app.send({ method: 'POST', url: '/user/reset', body: { email } });
const login = (email: string, password: string, address = '192.0.2.9') =>
  app.send({ method: 'POST', url: '/bearers', body: { email, password }, address });

/** The temporary passwords that were mailed, oldest first. */
async function mailed(email: string): Promise<string[]> {
  const sent = await mailsTo(app, email);
  return sent.map(({ text = '' }) => /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec(text)?.[0] ?? 'none');
}

async function askedPassword(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200);
  return (await mailed(email)).at(-1) ?? 'none';
}

async function temporarySession(email: string) {
  const password = await askedPassword(email);
  const answer = await login(email, password);
  const session = answer.json<{ bearer: string; mustChangePassword: boolean; user: { id: string } }>();
  return { ...session, password };
}

describe('asking for a new password', () => {
  it('answers the same, in no shorter time, for known and unknown emails, and mails the known only', async () => {
    const { email } = await storeUser(app);
    for (const asked of [email.toUpperCase(), 'nobody@tilava.example']) {
      const start = performance.now();
      const answer = await ask(asked);
      expect(performance.now() - start).toBeGreaterThan(195);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ message: 'The new password has been sent to your email' });
    }
    expect(await mailed(email)).toHaveLength(1);
    expect(await mailed('nobody@tilava.example')).toEqual([]);
  });

  it('mails a password that the store does not know', async () => {
    const { id, email } = await storeUser(app);
    const password = await askedPassword(email);
    expect(password).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    const [row] = await app.database.queries
      .select()
      .from(temporaryPasswords)
      .where(eq(temporaryPasswords.userId, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('mails once a minute at the most', async () => {
    const { email } = await storeUser(app);
    await ask(email);
    advanceClock(app, minutes - 1);
    await ask(email);
    expect(await mailed(email)).toHaveLength(1);
    advanceClock(app, 1);
    await ask(email);
    expect(await mailed(email)).toHaveLength(2);
  });

  it('mails five times an hour at the most', async () => {
    const { email } = await storeUser(app);
    for (let asked = 0; asked < 6; asked += 1) {
      await ask(email);
      advanceClock(app, minutes);
    }
    expect(await mailed(email)).toHaveLength(5);
    advanceClock(app, 54 * minutes - 1);
    await ask(email);
    expect(await mailed(email)).toHaveLength(5);
    advanceClock(app, 1);
    await ask(email);
    expect(await mailed(email)).toHaveLength(6);
  });

  it('mails once where many ask at once', async () => {
    const { id, email } = await storeUser(app);
    const store = passwordResetWriteStore(app.database);
    const begun = Promise.withResolvers<void>();
    // The embedded database has one transaction after the other anyway.
    let missing = app.database.kind === 'postgres' ? 8 : 1;
    const resets = passwordResetWriteService({
      store: {
        ...store,
        // All go on once the last transaction is open, so that they really meet.
        transaction: (work) =>
          store.transaction(async () => {
            missing -= 1;
            if (missing === 0) begun.resolve();
            await begun.promise;
            return work();
          }),
      },
      outbox: { enqueue: () => Promise.resolve(null) },
      locks: userLocks(app.database),
      site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
      clock: () => app.now,
    });
    await Promise.all(Array.from({ length: 8 }, () => resets.send(email)));
    expect(await rowsWhere(app, 'temporary_passwords', 'user_id', id)).toBe(1);
  });

  it('mails nothing where the mail cannot be kept, and makes no password then', async () => {
    const { id, email } = await storeUser(app);
    const broken = passwordResetWriteService({
      store: passwordResetWriteStore(app.database),
      outbox: { enqueue: () => Promise.reject(new Error('no room')) },
      locks: userLocks(app.database),
      site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
      clock: () => app.now,
    });
    await expect(broken.send(email)).rejects.toThrow('no room');
    expect(await rowsWhere(app, 'temporary_passwords', 'user_id', id)).toBe(0);
  });
});

describe('a temporary password', () => {
  it('opens a session that has to set a new one, once', async () => {
    const { email } = await storeUser(app);
    const password = await askedPassword(email);
    const answer = await login(email, password.toLowerCase().replaceAll('-', ''));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ mustChangePassword: true, user: { email } });
    expect((await login(email, password)).statusCode).toBe(401);
  });

  it.each([false, true])('opens a session of half an hour: remembered %s', async (rememberMe) => {
    const { email } = await storeUser(app);
    const body = { email, password: await askedPassword(email), rememberMe };
    const answer = await app.send({ method: 'POST', url: '/bearers', body });
    const { bearer, expiresAt } = answer.json<{ bearer: string; expiresAt: string }>();
    expect(new Date(expiresAt).getTime() - app.now.getTime()).toBe(30 * minutes);
    const verify = () => app.send({ method: 'GET', url: '/bearers', bearer });
    advanceClock(app, 30 * minutes - 1);
    expect((await verify()).statusCode).toBe(200);
    advanceClock(app, 1);
    expect((await verify()).statusCode).toBe(401);
  });

  it('opens one session where it is used twice at once', async () => {
    const { email } = await storeUser(app);
    const password = await askedPassword(email);
    const answers = await Promise.all([login(email, password), login(email, password)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 401]);
  });

  it.each([
    [30 * minutes - 1, 201],
    [30 * minutes, 401],
  ])('works for half an hour: after %d ms it answers %d', async (time, status) => {
    const { email } = await storeUser(app);
    const password = await askedPassword(email);
    advanceClock(app, time);
    expect((await login(email, password)).statusCode).toBe(status);
  });

  it('is replaced by a newer one, also by one that is used already', async () => {
    const { email } = await storeUser(app);
    const older = await askedPassword(email);
    advanceClock(app, minutes);
    const newer = await askedPassword(email);
    expect((await login(email, older)).statusCode).toBe(401);
    expect((await login(email, newer)).statusCode).toBe(201);
    expect((await login(email, older)).statusCode).toBe(401);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await storeUser(app), await storeUser(app)];
    const password = await askedPassword(one.email);
    expect((await login(other.email, password)).statusCode).toBe(401);
    expect((await login('nobody@tilava.example', password)).statusCode).toBe(401);
  });

  it('leaves the old password working until a new one is set', async () => {
    const { email } = await storeUser(app);
    const { bearer, user } = await temporarySession(email);
    expect((await login(email, demoPassword)).json()).toMatchObject({ mustChangePassword: false });
    const body = { password: newPassword };
    await app.send({ method: 'PATCH', url: `/user/${user.id}`, bearer, body });
    expect((await login(email, demoPassword)).statusCode).toBe(401);
    expect((await login(email, newPassword)).statusCode).toBe(201);
  });

  it('verifies the email', async () => {
    const { email } = await storeUser(app, { verifiedAt: null });
    expect((await login(email, demoPassword)).json()).toMatchObject({ code: 'user_not_verified' });
    expect((await login(email, await askedPassword(email))).statusCode).toBe(201);
    expect((await login(email, demoPassword)).statusCode).toBe(201);
  });

  it('counts failures like any password', async () => {
    const { email } = await storeUser(app);
    const password = await askedPassword(email);
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await login(email, 'AAAA-AAAA-AAAA-AAAA', '203.0.113.80')).statusCode).toBe(401);
    }
    expect((await login(email, password, '203.0.113.80')).statusCode).toBe(429);
  });

  it('that was not used stops working once a new password is set', async () => {
    const { email } = await storeUser(app);
    const session = await temporarySession(email);
    advanceClock(app, minutes);
    const unused = await askedPassword(email);
    const { bearer, user } = session;
    const body = { password: newPassword };
    const changed = await app.send({ method: 'PATCH', url: `/user/${user.id}`, bearer, body });
    expect(changed.statusCode).toBe(200);
    expect((await login(email, unused)).statusCode).toBe(401);
  });
});

describe('a session of a temporary password', () => {
  it('reads oneself, checks, sets the password and logs out, and may do nothing else', async () => {
    const { email } = await storeUser(app);
    const other = await storeUser(app);
    const { bearer, user } = await temporarySession(email);
    const oneself = `/user/${user.id}`;
    expect((await app.send({ method: 'GET', url: '/bearers', bearer })).json()).toMatchObject({
      mustChangePassword: true,
    });
    expect((await app.send({ method: 'GET', url: oneself, bearer })).statusCode).toBe(200);
    for (const refused of [
      { method: 'GET', url: `/user/${other.id}` },
      { method: 'PATCH', url: oneself, body: { description: 'Hello' } },
      { method: 'DELETE', url: oneself },
      { method: 'GET', url: `${oneself}/export` },
      { method: 'GET', url: `/properties/user/${user.id}` },
    ] as const) {
      expect((await app.send({ ...refused, bearer })).json()).toMatchObject({
        status: 403,
        code: 'password_change_required',
      });
    }
    expect((await app.send({ method: 'DELETE', url: '/bearers', bearer })).statusCode).toBe(204);
  });

  it('of an admin reaches nobody else either', async () => {
    const { email } = await storeUser(app, { isAdmin: true });
    const other = await storeUser(app);
    const { bearer } = await temporarySession(email);
    for (const request of [
      { method: 'GET', url: `/user/${other.id}` },
      { method: 'PATCH', url: `/user/${other.id}`, body: { description: 'Hello' } },
      { method: 'GET', url: '/users' },
    ] as const) {
      const answer = await app.send({ ...request, bearer });
      expect(answer.json()).toMatchObject({ status: 403, code: 'password_change_required' });
    }
  });

  it('takes the temporary password for the old one, and no other', async () => {
    const { email } = await storeUser(app);
    const { bearer, password } = await temporarySession(email);
    const check = async (typed: string) => {
      const body = { email, password: typed };
      return (await app.send({ method: 'POST', url: '/bearers/check', bearer, body })).statusCode;
    };
    expect(await check(demoPassword)).toBe(403);
    expect(await check('AAAA-AAAA-AAAA-AAAA')).toBe(403);
    expect(await check(password)).toBe(204);
  });

  it('becomes like any other by the new password, and ends the others', async () => {
    const { email } = await storeUser(app);
    const other = await app.logIn(email);
    const { bearer, user } = await temporarySession(email);
    const url = `/user/${user.id}`;
    expect(
      (await app.send({ method: 'PATCH', url, bearer, body: { password: newPassword } })).statusCode,
    ).toBe(200);
    expect((await app.send({ method: 'GET', url: '/bearers', bearer })).json()).toMatchObject({
      mustChangePassword: false,
    });
    expect((await app.send({ method: 'GET', url: '/bearers', bearer: other.bearer })).statusCode).toBe(401);
    expect(
      (await app.send({ method: 'PATCH', url, bearer, body: { description: 'Hello' } })).statusCode,
    ).toBe(200);
    const again = { password: 'still-another-secret' };
    expect((await app.send({ method: 'PATCH', url, bearer, body: again })).statusCode).toBe(403);
  });
});

describe('sweeping', () => {
  it('forgets temporary passwords after an hour, when the last session of one has ended', async () => {
    const [one, other] = [await storeUser(app), await storeUser(app)];
    await ask(one.email);
    const password = await askedPassword(other.email);
    advanceClock(app, 30 * minutes - 1);
    const { bearer } = (await login(other.email, password)).json<{ bearer: string }>();
    const resets = passwordResetWriteService({
      store: passwordResetWriteStore(app.database),
      outbox: { enqueue: () => Promise.resolve(null) },
      locks: userLocks(app.database),
      site: { publicUrl: 'https://tilava.example', productName: 'Tilava' },
      clock: () => app.now,
    });
    const left = (id: string) => rowsWhere(app, 'temporary_passwords', 'user_id', id);
    const body = { email: other.email, password };
    const check = () => app.send({ method: 'POST', url: '/bearers/check', bearer, body });
    advanceClock(app, 30 * minutes - 1);
    await resets.sweep();
    expect([await left(one.id), await left(other.id)]).toEqual([1, 1]);
    expect((await check()).statusCode).toBe(204);
    advanceClock(app, 2);
    await resets.sweep();
    expect([await left(one.id), await left(other.id)]).toEqual([0, 0]);
    expect((await check()).statusCode).toBe(401);
  });
});
