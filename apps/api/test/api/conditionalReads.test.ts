import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@tilava/sdk/schema';
import { tenantInterests } from '../../src/db/schema.ts';
import { makeCast, type Cast } from '../support/cast.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, patch, post } from '../support/validRequests.ts';

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
});
afterAll(() => app.close());

const read = (tag?: string, bearer = cast.landlord.bearer) =>
  app.send({
    ...get(`/announcement/${cast.announcementId}`),
    bearer,
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  });

describe('a read', () => {
  it('is 304 without a body while its answer is the same, to the same caller', async () => {
    const { headers } = await read();
    const tag = String(headers.etag);
    const again = await read(`"other", W/${tag}`);
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag]);
    expect(again.headers).not.toHaveProperty('content-type');
    expect(String(again.headers.vary).split(', ')).toContain('authorization');
    expect((await read(tag, cast.tenant.bearer)).statusCode).toBe(200);
    const head = await app.server.inject({
      method: 'HEAD',
      url: `/api/v1/announcement/${cast.announcementId}`,
      headers: { authorization: `Bearer ${cast.landlord.bearer}`, 'if-none-match': tag },
    });
    expect([head.statusCode, head.headers.etag]).toEqual([304, tag]);
  });

  it('is another one where the version is the same and what is counted is not', async () => {
    const tag = String((await read()).headers.etag);
    const pair = { tenantId: cast.otherTenant.userId, announcementId: cast.announcementId };
    await app.database.queries.insert(tenantInterests).values(pair);
    const changed = await read(tag);
    expect(changed.statusCode).toBe(200);
    const versionOf = (text: unknown) => /^"\d+-/.exec(String(text))?.[0];
    expect(versionOf(changed.headers.etag)).toBe(versionOf(tag));
    // What one read is the version that one changes.
    const change = patch(`/announcement/${cast.announcementId}`, { isActive: false });
    const changing = { ...change, bearer: cast.landlord.bearer, headers: { 'if-match': tag } };
    expect((await app.send(changing)).statusCode).toBe(200);
    expect((await app.send(changing)).statusCode).toBe(412);
  });

  it('may be kept by programs, and not by browsers, whose computer may be shared', async () => {
    const { landlord } = cast;
    const body = { label: 'CRM', scopes: ['announcements:read'] };
    const created = await app.send({
      ...post(`/user/${landlord.userId}/keys`, body),
      bearer: landlord.bearer,
    });
    const { secret } = created.json<components['schemas']['CreatedKey']>();
    expect((await read(undefined, secret)).headers['cache-control']).toBe('private, no-cache');
    expect((await read()).headers['cache-control']).toBe('private, no-store');
  });
});
