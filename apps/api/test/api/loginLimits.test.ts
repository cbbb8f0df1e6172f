import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownAddresses, loginFailures } from '../../src/db/schema.ts';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { attemptLimits, attemptStore } from '../../src/modules/bearers/attemptLimits.ts';
import { days, advanceClock, minutes, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const login = async (email: string, password: string, address: string) =>
  (await app.send({ method: 'POST', url: '/bearers', body: { email, password }, address })).statusCode;
const right = (email: string, address: string) => login(email, demoPassword, address);
const wrong = (email: string, address: string) => login(email, 'wrong-password', address);

async function failTimes(times: number, email: string, address: string): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) expect(await wrong(email, address)).toBe(401);
}

const home = '198.51.100.1';
const stranger = '203.0.113.1';

describe('an account', () => {
  it('is open after four failures and waits after the fifth, a new address of its owner’s too', async () => {
    const { email } = await storeUser(app);
    await failTimes(4, email, stranger);
    expect(await right(email, '203.0.113.2')).toBe(201);
    await failTimes(1, email, stranger);
    expect(await right(email, '203.0.113.3')).toBe(429);
    advanceClock(app, 15 * minutes - 1);
    expect(await right(email, '203.0.113.3')).toBe(429);
    advanceClock(app, 1);
    expect(await right(email, '203.0.113.3')).toBe(201);
  });

  it('is open where the clock has been put back to before its failures, and counts new ones', async () => {
    const { email } = await storeUser(app);
    await failTimes(5, email, stranger);
    advanceClock(app, -60 * minutes);
    expect(await right(email, '203.0.113.4')).toBe(201);
    await failTimes(5, email, stranger);
    expect(await right(email, '203.0.113.5')).toBe(429);
    advanceClock(app, 15 * minutes);
    expect(await right(email, '203.0.113.5')).toBe(201);
    advanceClock(app, 60 * minutes);
  });

  it('stays open to a known address while strangers guess, and strangers stay locked out', async () => {
    const { email } = await storeUser(app);
    expect(await right(email, home)).toBe(201);
    await failTimes(5, email, stranger);
    expect(await wrong(email, stranger)).toBe(429);
    expect(await right(email, stranger)).toBe(429);
    expect(await right(email, home)).toBe(201);
  });

  it('gives a known address five failures of its own, which are nobody else’s', async () => {
    const { email } = await storeUser(app);
    const other = '198.51.100.2';
    expect(await right(email, home)).toBe(201);
    expect(await right(email, other)).toBe(201);
    await failTimes(4, email, home);
    expect(await right(email, home)).toBe(201);
    await failTimes(1, email, home);
    expect(await right(email, home)).toBe(429);
    expect(await right(email, other)).toBe(201);
    expect(await right(email, stranger)).toBe(201);
  });

  it.each([
    [30 * days - 1, 201],
    [30 * days, 429],
  ])('knows an address for 30 days: after %d ms it answers %d', async (time, status) => {
    const { email } = await storeUser(app);
    expect(await right(email, home)).toBe(201);
    advanceClock(app, time);
    await failTimes(5, email, stranger);
    expect(await right(email, home)).toBe(status);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', 201],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', 429],
    ['192.0.2.77', '::ffff:192.0.2.77', 201],
    ['192.0.2.77', '192.0.2.78', 429],
  ])('that knows %s answers %s with %d', async (known, address, status) => {
    const { email } = await storeUser(app);
    expect(await right(email, known)).toBe(201);
    await failTimes(5, email, stranger);
    expect(await right(email, address)).toBe(status);
    advanceClock(app, 15 * minutes);
  });

  it('is not known to the address of another account', async () => {
    const [one, other] = [await storeUser(app), await storeUser(app)];
    expect(await right(other.email, home)).toBe(201);
    await failTimes(5, one.email, stranger);
    expect(await right(one.email, home)).toBe(429);
    advanceClock(app, 15 * minutes);
  });

  it('learns no address from a login that fails, even by the right password of an unverified one', async () => {
    const { id, email } = await storeUser(app, { verifiedAt: null });
    expect(await right(email, home)).toBe(403);
    await failTimes(1, email, home);
    const known = await app.database.queries.select().from(knownAddresses);
    expect(known.filter(({ userId }) => userId === id)).toEqual([]);
  });

  it('that nobody has counts like any other', async () => {
    await failTimes(5, 'nobody-at-all@tilava.example', stranger);
    expect(await wrong('Nobody-At-All@tilava.example', home)).toBe(429);
    advanceClock(app, 15 * minutes);
  });

  it('tells no more than five of many guesses at once whether they are right', async () => {
    const { email } = await storeUser(app);
    const guesses = Array.from({ length: 12 }, (_, index) => wrong(email, `203.0.113.${index + 10}`));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    advanceClock(app, 15 * minutes);
  });
});

describe('an address', () => {
  it('waits after fifty failures whichever of its 64 bits it is, while other networks go on', async () => {
    const network = '2001:db8:ff:1';
    const { email } = await storeUser(app);
    const failFrom = (failure: number) =>
      wrong(`guessed-${failure}@tilava.example`, `${network}::${failure}`);
    for (let failure = 0; failure < 49; failure += 1) expect(await failFrom(failure)).toBe(401);
    expect(await right(email, `${network}::ffff`)).toBe(201);
    expect(await failFrom(49)).toBe(401);
    expect(await right(email, `${network}::ffff`)).toBe(429);
    expect(await right(email, '2001:db8:ff:2::1')).toBe(201);
    advanceClock(app, 15 * minutes);
    expect(await right(email, `${network}::ffff`)).toBe(201);
  });
});

describe('sweeping', () => {
  it('forgets failures after 15 minutes and addresses after 30 days, and nothing before', async () => {
    const { queries } = app.database;
    await queries.delete(loginFailures);
    await queries.delete(knownAddresses);
    const { email } = await storeUser(app);
    expect(await right(email, home)).toBe(201);
    await failTimes(1, email, home);
    const left = async () => [
      (await queries.select().from(loginFailures)).length,
      (await queries.select().from(knownAddresses)).length,
    ];
    const limits = attemptLimits(attemptStore(app.database), () => app.now);
    advanceClock(app, 15 * minutes - 1);
    await limits.sweep();
    expect(await left()).toEqual([1, 1]);
    advanceClock(app, 1);
    await limits.sweep();
    expect(await left()).toEqual([0, 1]);
    advanceClock(app, 30 * days - 15 * minutes - 1);
    await limits.sweep();
    expect(await left()).toEqual([0, 1]);
    advanceClock(app, 1);
    await limits.sweep();
    expect(await left()).toEqual([0, 0]);
  });
});
