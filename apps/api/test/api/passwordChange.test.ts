import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { attemptLimits, attemptStore } from '../../src/modules/bearers/attemptLimits.ts';
import { bearerWriteService } from '../../src/modules/bearers/service.ts';
import { bearerWriteStore } from '../../src/modules/bearers/store.ts';
import { userLocks } from '../../src/modules/locks.ts';
import { advanceClock, minutes, rowsWhere, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Session = Awaited<ReturnType<TestApplication['logIn']>>;

const newPassword = 'quite-another-secret';
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

/** A new user with one session. */
async function somebody(isAdmin = false): Promise<Session & { email: string }> {
  const { email } = await storeUser(app, { isAdmin });
  return { email, ...(await app.logIn(email)) };
}

const check = (session: Session, email: string, password = demoPassword, address = '192.0.2.9') =>
  app.send({
    method: 'POST',
    url: '/bearers/check',
    bearer: session.bearer,
    body: { email, password },
    address,
  });
const change = (
  session: Session,
  body: Record<string, unknown> = { password: newPassword },
  id = session.userId,
) => app.send({ method: 'PATCH', url: `/user/${id}`, bearer: session.bearer, body });
const isAlive = async ({ bearer }: Session) =>
  (await app.send({ method: 'GET', url: '/bearers', bearer })).statusCode === 200;
const loginBy = async (email: string, password: string) =>
  (await app.send({ method: 'POST', url: '/bearers', body: { email, password } })).statusCode;

describe('checking the old password', () => {
  it('takes one’s own email in whatever case, with the right password', async () => {
    const one = await somebody();
    expect((await check(one, one.email.toUpperCase())).statusCode).toBe(204);
  });

  it('refuses a wrong password, and another’s email with that one’s right password, alike', async () => {
    const [one, other] = [await somebody(), await somebody()];
    for (const answer of [
      await check(one, one.email, 'wrong-password'),
      await check(one, other.email),
      await check(one, 'nobody@tilava.example'),
    ]) {
      expect(answer.json()).toMatchObject({
        status: 403,
        code: 'old_password_incorrect',
        detail: 'Old password was incorrect.',
      });
    }
    expect((await change(one)).statusCode).toBe(403);
  });

  it('waits after the fifth failure, together with those of the login', async () => {
    const one = await somebody();
    const address = '203.0.113.50';
    const login = { email: one.email, password: 'wrong-password' };
    for (let failure = 0; failure < 2; failure += 1) {
      expect((await check(one, one.email, 'wrong-password', address)).statusCode).toBe(403);
      const failed = await app.send({ method: 'POST', url: '/bearers', body: login, address });
      expect(failed.statusCode).toBe(401);
    }
    expect((await check(one, one.email, demoPassword, address)).statusCode).toBe(204);
    expect((await check(one, one.email, 'wrong-password', address)).statusCode).toBe(403);
    const refused = await check(one, one.email, demoPassword, address);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    advanceClock(app, 15 * minutes);
    expect((await check(one, one.email, demoPassword, address)).statusCode).toBe(204);
  });
});

describe('changing the password', () => {
  it('needs the old one to be checked by the same session', async () => {
    const one = await somebody();
    const other = await app.logIn(one.email);
    expect((await change(one)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    await check(other, one.email);
    expect((await change(one)).statusCode).toBe(403);
    expect(await loginBy(one.email, demoPassword)).toBe(201);
  });

  it.each([
    [5 * minutes - 1, 200],
    [5 * minutes, 403],
  ])('is possible for five minutes: after %d ms it answers %d', async (time, status) => {
    const one = await somebody();
    await check(one, one.email);
    advanceClock(app, time);
    expect((await change(one)).statusCode).toBe(status);
  });

  it('takes the new password instead of the old, and ends all other sessions', async () => {
    const one = await somebody();
    const others = [await app.logIn(one.email), await app.logIn(one.email)];
    const stranger = await somebody();
    await check(one, one.email);
    const answer = await change(one);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(await isAlive(one)).toBe(true);
    for (const other of others) expect(await isAlive(other)).toBe(false);
    expect(await isAlive(stranger)).toBe(true);
    expect(await loginBy(one.email, demoPassword)).toBe(401);
    expect(await loginBy(one.email, newPassword)).toBe(201);
  });

  it('is possible once a check', async () => {
    const one = await somebody();
    await check(one, one.email);
    const answers = await Promise.all([change(one), change(one), change(one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect((await change(one)).statusCode).toBe(403);
  });

  it('keeps the check where it fails', async () => {
    const one = await somebody();
    await check(one, one.email);
    expect((await change(one, { password: 'Password123' })).json()).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ pointer: '/body/password' }],
    });
    const stale = await app.send({
      method: 'PATCH',
      url: `/user/${one.userId}`,
      bearer: one.bearer,
      body: { password: newPassword },
      headers: { 'if-match': '"7"' },
    });
    expect(stale.json()).toMatchObject({ status: 412, code: 'precondition_failed' });
    expect((await change(one)).statusCode).toBe(200);
  });

  it.each([
    ['x'.repeat(7), 400],
    ['x'.repeat(8), 200],
    ['x'.repeat(256), 200],
    ['x'.repeat(257), 400],
    ['😀'.repeat(256), 200],
  ])('takes 8 to 256 characters: %s', async (password, status) => {
    const one = await somebody();
    await check(one, one.email);
    expect((await change(one, { password })).statusCode).toBe(status);
    expect(await loginBy(one.email, status === 200 ? password : demoPassword)).toBe(201);
  });

  it('stands alone in its call', async () => {
    const one = await somebody();
    await check(one, one.email);
    const answer = await change(one, { password: newPassword, description: 'Hello' });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/body/description' }] });
  });

  it('is oneself’s: an admin may change their own only', async () => {
    const [admin, one] = [await somebody(true), await somebody()];
    await check(admin, admin.email);
    const answer = await change(admin, { password: newPassword }, one.userId);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/body/password' }] });
    expect((await change(admin)).statusCode).toBe(200);
    expect((await change(one, { password: newPassword }, admin.userId)).statusCode).toBe(404);
  });

  it('shuts out a login whose old password was right just before', async () => {
    const one = await somebody();
    const store = bearerWriteStore(app.database);
    const clock = () => app.now;
    const bearers = bearerWriteService({
      store: {
        ...store,
        transaction: async (work) => {
          await check(one, one.email);
          expect((await change(one)).statusCode).toBe(200);
          return store.transaction(work);
        },
      },
      limits: attemptLimits(attemptStore(app.database), clock),
      locks: userLocks(app.database),
      clock,
    });
    const attempt = { email: one.email, password: demoPassword, rememberMe: false, address: '192.0.2.9' };
    await expect(bearers.create(attempt)).rejects.toMatchObject({ status: 401, code: 'credentials_wrong' });
    expect(await rowsWhere(app, 'bearers', 'user_id', one.userId)).toBe(1);
  });
});
