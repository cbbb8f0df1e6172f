import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearers, users } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

const tenant = 'tenant@tilava.example';
let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const login = (body: unknown) => app.send({ method: 'POST', url: '/bearers', body });
const verify = (bearer: string) => app.send({ method: 'GET', url: '/bearers', bearer });
const advanceClock = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds);
};
const hours = 3_600_000;

describe('logging in', () => {
  it('answers a bearer and the user, whatever the case of the email', async () => {
    const answer = await login({ email: 'Tenant@Tilava.Example', password: demoPassword });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ user: { email: tenant, isLandlord: false, isAdmin: false } });
    expect(answer.json<{ bearer: string }>().bearer).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const wrong = await login({ email: 'organisation@tilava.example', password: 'wrong-password' });
    const unknown = await login({ email: 'nobody@tilava.example', password: 'wrong-password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({
      code: 'credentials_wrong',
      detail: 'The email or password you provided was wrong',
    });
    const { requestId: _, ...said } = wrong.json<Record<string, unknown>>();
    expect(unknown.json()).toMatchObject(said);
  });

  it('tells only who knows the password that the account is not verified', async () => {
    const [someone] = await app.database.queries.select().from(users).limit(1);
    if (someone === undefined) throw new Error('There are no users');
    const email = 'unverified@tilava.example';
    const id = crypto.randomUUID();
    await app.database.queries.insert(users).values({ ...someone, id, email, verifiedAt: null });

    const wrong = await login({ email, password: 'wrong-password' });
    const right = await login({ email, password: demoPassword });
    expect(wrong.json()).toMatchObject({ status: 401, code: 'credentials_wrong' });
    expect(right.json()).toMatchObject({
      status: 403,
      code: 'user_not_verified',
      detail: 'User is not verified',
    });
  });

  it('waits after five failures of an account, known or not, until fifteen minutes have passed', async () => {
    for (const email of ['landlord@tilava.example', 'unknown@tilava.example']) {
      for (let failure = 0; failure < 5; failure += 1) {
        expect((await login({ email, password: 'wrong-password' })).statusCode).toBe(401);
      }
      const refused = await login({ email, password: demoPassword });
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
      expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    }
    advanceClock(60_000);
    const stillRefused = await login({ email: 'landlord@tilava.example', password: demoPassword });
    expect(stillRefused.statusCode).toBe(429);
    expect(Number(stillRefused.headers['retry-after'])).toBe(14 * 60);
    advanceClock(14 * 60_000 + 1);
    expect((await login({ email: 'landlord@tilava.example', password: demoPassword })).statusCode).toBe(201);
  });
});

describe('a bearer', () => {
  it('holds for 12 hours, or for 30 days when remembered', async () => {
    const short = (await login({ email: tenant, password: demoPassword })).json<{ bearer: string }>().bearer;
    const long = (await login({ email: tenant, password: demoPassword, rememberMe: true })).json<{
      bearer: string;
    }>().bearer;
    advanceClock(12 * hours - 1);
    expect((await verify(short)).statusCode).toBe(200);
    advanceClock(1);
    expect((await verify(short)).json()).toMatchObject({ status: 401, code: 'bearer_invalid' });
    advanceClock((30 * 24 - 12) * hours - 1);
    expect((await verify(long)).statusCode).toBe(200);
    advanceClock(1);
    expect((await verify(long)).statusCode).toBe(401);
  });

  it('ends alone when it logs out', async () => {
    const one = await app.logIn(tenant);
    const other = await app.logIn(tenant);
    expect((await app.send({ method: 'DELETE', url: '/bearers', bearer: one.bearer })).statusCode).toBe(204);
    expect((await verify(one.bearer)).statusCode).toBe(401);
    expect((await verify(other.bearer)).statusCode).toBe(200);
  });

  it('is stored as a hash, and the password by Argon2id', async () => {
    const { bearer } = await app.logIn(tenant);
    const stored = await app.database.queries.select().from(bearers);
    expect(stored.length).toBeGreaterThan(0);
    for (const { tokenHash } of stored) {
      expect(Buffer.from(tokenHash).toString('utf8')).not.toContain(bearer);
      expect(Buffer.from(tokenHash).toString('base64url')).not.toBe(bearer);
    }
    for (const { passwordHash } of await app.database.queries.select().from(users)) {
      expect(passwordHash).toMatch(/^\$argon2id\$/);
    }
  });
});
