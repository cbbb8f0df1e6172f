import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/db/schema.ts';
import { makeCast, type Cast } from '../support/cast.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type AuditPage = components['schemas']['AuditPage'];

let app: TestApplication;
let cast: Cast;
let other: string;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
  other = uuidv7();
});
afterAll(() => app.close());

const ask = (query: Record<string, string>) =>
  app.send({
    method: 'GET',
    url: `/audit?${new URLSearchParams(query).toString()}`,
    bearer: cast.admin.bearer,
  });
async function read(query: Record<string, string> = {}): Promise<AuditPage> {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AuditPage>();
}

/** Entries of another admin, at these moments. */
const store = (moments: readonly string[], targetId = uuidv7()) =>
  app.database.queries.insert(auditLog).values(
    moments.map((moment) => ({
      id: uuidv7(),
      adminId: other,
      action: 'updateUser' as const,
      targetId,
      fields: ['description'],
      createdAt: new Date(moment),
    })),
  );

describe('the audit log', () => {
  it('tells what an admin did, with what, and which fields changed', async () => {
    const { tenant, landlord, propertyId, admin } = cast;
    const by = { bearer: admin.bearer };
    await app.send({ method: 'PATCH', url: `/user/${tenant.userId}`, body: { description: 'Quiet' }, ...by });
    await app.send({ method: 'PATCH', url: `/properties/${propertyId}`, body: { view: 'Sea' }, ...by });
    await app.send({ method: 'DELETE', url: `/user/${landlord.userId}`, ...by });
    const { results, nextCursor } = await read({ actor: admin.userId });
    const actor = { id: admin.userId, name: admin.email };
    expect(nextCursor).toBeNull();
    expect(results).toEqual(
      [
        { action: 'deleteUser', object: { id: landlord.userId, name: null }, fields: [] },
        // Deleted with its landlord.
        { action: 'updateProperty', object: { id: propertyId, name: null }, fields: ['view'] },
        { action: 'updateUser', object: { id: tenant.userId, name: tenant.email }, fields: ['description'] },
      ].map((entry) => ({
        ...entry,
        actor,
        id: expect.any(String),
        createdAt: app.now.toISOString(),
      })),
    );
    expect(JSON.stringify(results)).not.toContain('Quiet');
  });

  it('tells the address of a property that is still there', async () => {
    const { needId, admin } = cast;
    const change = { method: 'PATCH', url: `/properties/${needId}`, bearer: admin.bearer } as const;
    await app.send({ ...change, body: { description: 'Bright' } });
    const { results } = await read({ object: needId });
    expect(results.map(({ object }) => object)).toEqual([{ id: needId, name: 'Testikatu 1, 90100 Oulu' }]);
  });

  it('is filtered by who acted, by the object, and by days of Helsinki', async () => {
    const object = uuidv7();
    const times = [
      '2026-10-31T21:59:59Z',
      '2026-10-31T22:00:00Z',
      '2026-11-02T21:59:59Z',
      '2026-11-02T22:00:00Z',
    ];
    await store(times, object);
    const moments = async (query: Record<string, string>) =>
      (await read(query)).results.map(({ createdAt }) => createdAt.replace('.000', ''));
    expect(await moments({ object })).toEqual(times.toReversed());
    expect(await moments({ object, actor: other })).toHaveLength(4);
    expect(await moments({ object, actor: cast.admin.userId })).toEqual([]);
    expect(await moments({ object, from: '2026-11-01', until: '2026-11-02' })).toEqual([times[2], times[1]]);
    expect(await moments({ object, until: '2026-10-31' })).toEqual([times[0]]);
  });

  it('is read page by page, whatever is written meanwhile, and with equal times too', async () => {
    const object = uuidv7();
    const moment = '2026-01-01T10:00:00Z';
    await store([moment, moment, moment, moment, '2026-01-02T10:00:00Z'], object);
    const all = (await read({ object })).results;
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: AuditPage = await read({ object, limit: '2', ...(cursor !== undefined && { cursor }) });
      await store(['2026-03-01T10:00:00Z'], object);
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  it('refuses the cursor of another list, and what is none', async () => {
    const object = uuidv7();
    await store(['2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z'], object);
    const cursor = (await read({ object, limit: '1' })).nextCursor ?? '';
    expect((await ask({ object, limit: '1', cursor })).statusCode).toBe(200);
    for (const query of [{ cursor }, { object, actor: other, cursor }, { object, cursor: 'none' }]) {
      expect((await ask(query as Record<string, string>)).json()).toMatchObject({
        status: 400,
        code: 'cursor_invalid',
      });
    }
  });

  it.each(['actor=me', 'object=1', 'from=yesterday', 'until=2026-02-30', 'limit=0', 'limit=101'])(
    'refuses %s',
    async (query) => {
      expect((await ask(Object.fromEntries(new URLSearchParams(query)))).statusCode).toBe(400);
    },
  );
});
