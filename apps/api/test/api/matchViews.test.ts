import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '../../src/db/schema.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { uploaded } from '../support/uploads.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let tenant: Awaited<ReturnType<TestApplication['logIn']>>;
let shown: Schemas['Announcement'];

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await app.logIn('tenant@tilava.example');
  const [first] = await list();
  if (first === undefined) throw new Error('The list is empty');
  shown = first;
});
afterAll(() => app.close());

async function list(): Promise<Schemas['Announcement'][]> {
  const response = await app.send({
    method: 'POST',
    url: '/matchmaking?favorite=false&limit=500',
    bearer: tenant.bearer,
    body: { property: tenant.properties[0] },
  });
  const { results } = response.json<Schemas['MatchPage']>();
  return results.flatMap((match) => (match.kind === 'announcement' ? [match.announcement] : []));
}

const inList = async () => (await list()).find(({ id }) => id === shown.id);

const byItself = async () =>
  (await app.send({ method: 'GET', url: `/announcement/${shown.id}`, bearer: tenant.bearer })).json<
    Schemas['Announcement']
  >();

const change = (changes: Partial<typeof announcements.$inferInsert>) =>
  app.database.queries.update(announcements).set(changes).where(eq(announcements.id, shown.id));

describe('a list that was shown before shows an announcement as it is now', () => {
  it.each([
    ['whose text was changed', () => change({ description: 'With a view', version: 900 })],
    ['that somebody changed by hand', () => change({ description: 'By hand' })],
    [
      'whose criteria are public from now on',
      () => change({ criteriaArePublic: !shown.properties.criteria }),
    ],
    [
      'that has another picture',
      async () => {
        const admin = await app.logIn('admin@tilava.example');
        const [row] = await app.database.queries
          .select({ residence: announcements.residenceId })
          .from(announcements)
          .where(eq(announcements.id, shown.id));
        return uploaded(app, admin.bearer, `/files/residence/${row?.residence ?? ''}`);
      },
    ],
  ])('%s', async (_kind, makeChange) => {
    const before = await inList();
    expect(before).toEqual(await byItself());
    await makeChange();
    const now = await inList();
    expect(now).not.toEqual(before);
    expect(now).toEqual(await byItself());
  });

  it('and none that was hidden or is gone', async () => {
    await change({ isActive: false });
    expect(await inList()).toBeUndefined();
    await change({ isActive: true });
    expect(await inList()).toEqual(await byItself());
  });
});
