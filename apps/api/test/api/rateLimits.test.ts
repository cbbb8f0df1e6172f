import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countRates } from '../../src/db/rateCounts.ts';
import { alertCodes, rateCounts } from '../../src/db/schema.ts';
import { defaultRateLimits } from '../../src/http/plugins/rateLimits.ts';
import { hashOf, newToken } from '../../src/modules/bearers/secrets.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';

let app: TestApplication;
beforeAll(async () => {
  const rateLimits = { ...defaultRateLimits, getFile: { calls: 3, within: 2_000 } };
  app = await startTestApplication({ TRUST_PROXY: '10.0.0.1' }, { rateLimits });
});
afterAll(() => app.close());

const missing = `/files/${'0'.repeat(32)}.png`;
const subscribe = (address: string, headers: Record<string, string> = {}) =>
  // Too long for an address: counted, and refused for another reason.
  app.send({ method: 'POST', url: '/newsletter', body: { email: 'x' }, address, headers });

describe('calls of visitors', () => {
  it('are refused beyond the limit, one by one, with the time to wait', async () => {
    const first = await subscribe('192.0.2.1');
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"createSubscription";q=10;w=3600, "api";q=1000000;w=60',
      ratelimit: '"createSubscription";r=9;t=3600, "api";r=999999;t=60',
    });
    for (let call = 1; call < 10; call += 1) expect((await subscribe('192.0.2.1')).statusCode).toBe(400);
    const refused = await subscribe('192.0.2.1');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect(refused.headers['ratelimit']).toMatch(/^"createSubscription";r=0;t=3[56]\d\d, /);
    expect((await subscribe('192.0.2.2')).statusCode).toBe(400);
    const other = await app.send({ method: 'POST', url: '/user/reset', body: {}, address: '192.0.2.1' });
    expect(other.statusCode).toBe(400);
  });

  it('count together for a /64 of IPv6', async () => {
    for (let call = 0; call < 10; call += 1) await subscribe(`2001:db8:0:1::${call}`);
    expect((await subscribe('2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await subscribe('2001:db8:0:2::1')).statusCode).toBe(400);
  });

  it('count for the address that a trusted proxy tells, and for no other', async () => {
    const through = (proxy: string, address: string) => subscribe(proxy, { 'x-forwarded-for': address });
    for (let call = 0; call < 10; call += 1) await through('10.0.0.1', '198.51.100.1');
    expect((await through('10.0.0.1', '198.51.100.1')).statusCode).toBe(429);
    expect((await through('10.0.0.1', '198.51.100.2')).statusCode).toBe(400);
    for (let call = 0; call < 10; call += 1) await through('10.0.0.2', `203.0.113.${call}`);
    expect((await through('10.0.0.2', '203.0.113.99')).statusCode).toBe(429);
  });

  it('are taken again when the time is over', async () => {
    const read = () => app.send({ method: 'GET', url: missing, address: '192.0.2.9' });
    for (let call = 0; call < 3; call += 1) expect((await read()).statusCode).not.toBe(429);
    expect((await read()).statusCode).toBe(429);
    // Put back, the clock makes nobody wait longer.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    await expect
      .poll(async () => (await read()).statusCode, { timeout: 15_000, interval: 500 })
      .not.toBe(429);
    vi.useRealTimers();
  });

  it('count from one again where the clock of PostgreSQL is put back', async () => {
    const endsAt = new Date(Date.now() + 86_400_000);
    await app.database.queries.insert(rateCounts).values({ name: 'tomorrow', calls: 9, endsAt });
    expect(await countRates(app.database).count('tomorrow', 60_000)).toMatchObject({ calls: 1 });
  });

  it('are not counted where mail programs unsubscribe their readers, all from the same address', async () => {
    const { userId, properties } = await app.logIn('tenant@tilava.example');
    const codes = Array.from({ length: 100 }, newToken);
    await app.database.queries
      .insert(alertCodes)
      .values(codes.map((code) => ({ userId, alertIds: properties, codeHash: hashOf(code) })));
    const from = { method: 'POST', remoteAddress: '192.0.2.50' } as const;
    for (const code of codes) {
      const click = { ...from, url: `/unsubscribe/${code}` };
      expect((await app.server.inject(click)).statusCode).toBe(204);
    }
    for (const code of codes) {
      const url = `/unsubscription/${code}`;
      const answer = await app.send({ method: 'POST', url, address: '192.0.2.51' });
      expect(answer.statusCode).toBe(204);
    }
  });

  it('are not counted for an admin, who adds users', async () => {
    const { bearer } = await app.logIn('admin@tilava.example');
    for (let call = 0; call < 12; call += 1) {
      expect((await app.send({ method: 'POST', url: '/users', bearer, body: {} })).statusCode).toBe(400);
    }
  });
});

describe('all calls', () => {
  const get = (url: string, from: Partial<TestRequest>) => app.send({ method: 'GET', url, ...from });
  const left = async (url: string, from: Partial<TestRequest>) => {
    const { statusCode, headers } = await get(url, from);
    return [statusCode, /"api";r=(\d+)/.exec(String(headers['ratelimit']))?.[1]];
  };

  it('of a user, a key or a visitor’s address are refused beyond their limit, until its time is over', async () => {
    const { bearer, userId } = await app.logIn('landlord@tilava.example');
    const key = { label: 'CRM', scopes: ['changes:read'] };
    const made = await app.send({ method: 'POST', url: `/user/${userId}/keys`, bearer, body: key });
    const { secret } = made.json<{ secret: string }>();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
    const unlimited = app.apiLimit.calls;
    app.apiLimit.calls = 3;
    try {
      const user = { bearer, address: '192.0.2.60' };
      const visitor = { address: '192.0.2.60' };
      expect(await left(`/user/${userId}`, user)).toEqual([200, '2']);
      expect(await left('/changes', { ...user, bearer: secret })).toEqual([200, '2']);
      expect(await left('/nothing', visitor)).toEqual([404, '2']);
      expect(await left('/user/%', visitor)).toEqual([400, '1']);
      expect(await left('/bearers', { ...visitor, bearer: 'unknown' })).toEqual([401, '0']);
      expect(await left('/places?input=a', visitor)).toEqual([429, '0']);
      expect(await left(`/user/${userId}`, { ...user, address: '192.0.2.61' })).toEqual([200, '1']);
      expect(await left('/user/no-id', user)).toEqual([400, '0']);

      const refused = await get(`/user/${userId}`, user);
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
      expect(refused.headers).toMatchObject({
        'retry-after': '60',
        'ratelimit-policy': '"api";q=3;w=60',
        ratelimit: '"api";r=0;t=60',
      });
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
      expect(await left(`/user/${userId}`, user)).toEqual([200, '2']);
    } finally {
      app.apiLimit.calls = unlimited;
      vi.restoreAllMocks();
    }
  });
});
