import { asc, eq } from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, type NewAdmin } from '../../src/cli/createAdmin.ts';
import { users } from '../../src/db/schema.ts';
import { StartError } from '../../src/startError.ts';
import { days, storeUser } from '../support/people.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type UserPage = components['schemas']['UserPage'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  admin = await app.logIn('admin@tilava.example');
});
afterAll(() => app.close());

describe('the list of users', () => {
  const list = (query = '', session = admin) =>
    app.send({ method: 'GET', url: `/users${query}`, bearer: session.bearer });

  it('has ten on a page unless it is told otherwise, oldest first, and counts all', async () => {
    await storeUser(app, { createdAt: new Date(app.now.getTime() + 400 * days) });
    const oldest = await storeUser(app, { createdAt: new Date('2020-01-01T00:00:00Z') });
    const all = await app.database.queries
      .select({ id: users.id })
      .from(users)
      .orderBy(asc(users.createdAt), asc(users.id));
    const first = (await list()).json<UserPage>();
    expect(first).toMatchObject({ entriesCount: all.length, pageNumber: 1 });
    expect(first.results).toHaveLength(10);
    expect(first.results[0]?.id).toBe(oldest.id);

    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 7); page += 1) {
      const { results, entriesCount, pageNumber } = (
        await list(`?pageNumber=${page}&entriesPerPage=7`)
      ).json<UserPage>();
      expect({ entriesCount, pageNumber }).toEqual({ entriesCount: all.length, pageNumber: page });
      ids.push(...results.map(({ id }) => id));
    }
    expect(ids).toEqual(all.map(({ id }) => id));
  });

  it('shows each user as they see themselves', async () => {
    const { results } = (await list('?entriesPerPage=100')).json<UserPage>();
    for (const email of ['tenant@tilava.example', 'landlord@tilava.example']) {
      const { userId } = await app.logIn(email);
      const url = `/user/${userId}`;
      const alone = (await app.send({ method: 'GET', url, bearer: admin.bearer })).json<unknown>();
      expect(results.find(({ id }) => id === userId)).toEqual(alone);
    }
  });

  it('is empty behind its end', async () => {
    const { results, pageNumber } = (await list('?pageNumber=1000000&entriesPerPage=100')).json<UserPage>();
    expect({ results, pageNumber }).toEqual({ results: [], pageNumber: 1_000_000 });
  });

  it.each([
    ['?entriesPerPage=1', 200],
    ['?entriesPerPage=100', 200],
    ['?entriesPerPage=0', 400],
    ['?entriesPerPage=101', 400],
    ['?pageNumber=0', 400],
    ['?pageNumber=1', 200],
    ['?pageNumber=1000001', 400],
    ['?pageNumber=x', 400],
  ])('%s answers %d', async (query, status) => {
    expect((await list(query)).statusCode).toBe(status);
  });
});

describe('making an admin', () => {
  const somebody: NewAdmin = {
    email: 'New-Admin@Tilava.Example',
    password: 'a-long-enough-secret',
    firstName: 'First',
    lastName: 'Last',
    phoneNumber: '040 123 4567',
  };

  it('makes one who can log in and manage at once', async () => {
    const id = await createAdmin(app.database, somebody);
    const { email, password } = somebody;
    const answer = await app.send({ method: 'POST', url: '/bearers', body: { email, password } });
    const { bearer, user } = answer.json<{ bearer: string; user: unknown }>();
    expect(user).toMatchObject({
      id,
      email: 'new-admin@tilava.example',
      isAdmin: true,
      isLandlord: false,
      privateTenant: { firstName: 'First', lastName: 'Last', phoneNumber: '+358401234567' },
    });
    expect((await app.send({ method: 'GET', url: '/users', bearer })).statusCode).toBe(200);
  });

  it.each<[string, Partial<NewAdmin>]>([
    ['an email that is taken', { email: 'TENANT@tilava.example' }],
    ['an email that is none', { email: 'nobody' }],
    ['a short password', { email: 'a1@tilava.example', password: 'x'.repeat(7) }],
    ['a long password', { email: 'a2@tilava.example', password: 'x'.repeat(257) }],
    ['a common password', { email: 'a3@tilava.example', password: 'Password123' }],
    ['a blank name', { email: 'a4@tilava.example', firstName: ' ' }],
    ['a phone number that is none', { email: 'a5@tilava.example', phoneNumber: 'x' }],
  ])('refuses %s in one line, and changes nothing', async (_, wrong) => {
    const before = await app.database.queries.select().from(users).orderBy(asc(users.id));
    const failure: unknown = await createAdmin(app.database, { ...somebody, ...wrong }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).not.toContain('\n');
    expect(await app.database.queries.select().from(users).orderBy(asc(users.id))).toEqual(before);
  });

  it.each([8, 256])('takes a password of %d characters', async (length) => {
    const email = `admin-${length}@tilava.example`;
    const id = await createAdmin(app.database, { ...somebody, email, password: 'x'.repeat(length) });
    const [row] = await app.database.queries.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ email, isAdmin: true });
  });
});
