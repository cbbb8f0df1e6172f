import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys, members } from '../../src/db/schema.ts';
import { permissions } from '../../src/modules/permissions.ts';
import { addColleague, makeCast, type Person } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { upsert } from '../support/premises.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { get, newAddress, post, remove } from '../support/validRequests.ts';

type Schemas = components['schemas'];
type Scope = Schemas['KeyScope'];

let app: TestApplication;
const publicUrl = 'https://tilava.example';

beforeAll(async () => {
  app = await startTestApplication({ PUBLIC_URL: publicUrl });
});
afterAll(() => app.close());

/** What visitors may do is asked of nobody. */
const asked = contractOperations.filter(({ isOpen }) => !isOpen);
const scopes = [...new Set(contractOperations.flatMap(({ scope }) => scope ?? []))] as Scope[];
const ofAccount = ({ userId }: Pick<Person, 'userId'>) => `/user/${userId}/keys`;

async function create(owner: Person, given: Partial<Schemas['KeyCreation']> = {}, by = owner) {
  const body = { label: 'Property management', scopes: ['announcements:read'], ...given };
  const answer = await app.send({ ...post(ofAccount(owner), body), bearer: by.bearer });
  return answer.json<Schemas['CreatedKey']>();
}

const listWith = (bearer: string, { userId }: Person) =>
  app.send({ ...get(`/user/${userId}/announcement`), bearer });

describe('what a key may be used for', () => {
  it.each(['tenant', 'landlord'] as const)(
    'is what its one scope and the role of its account, a %s, allow',
    async (role) => {
      const cast = await makeCast(app);
      for (const scope of scopes) {
        const { secret } = await create(cast[role], { scopes: [scope] });
        const answered: Record<string, string> = {};
        for (const { id, method, path } of asked) {
          const url = path.replaceAll(/\{\w+\}/g, cast.admin.userId);
          const answer = await app.send({ method, url, bearer: secret, address: newAddress() });
          const { code = 'let through' } = answer.payload === '' ? {} : answer.json<{ code?: string }>();
          answered[id] = ['forbidden', 'insufficient_scope', 'bearer_invalid'].includes(code)
            ? code
            : 'let through';
        }
        const expected = asked.map(({ id, scope: needed }) => {
          if (permissions[id][role] === 'never') return [id, 'forbidden'];
          return [id, needed === scope ? 'let through' : 'insufficient_scope'];
        });
        expect({ scope, answered }).toEqual({ scope, answered: Object.fromEntries(expected) });
        await app.database.queries.delete(keys).where(eq(keys.userId, cast[role].userId));
      }
    },
  );

  it('is told with the scope that is missing', async () => {
    const { landlord } = await makeCast(app);
    const { secret } = await create(landlord, { scopes: ['threads:read'] });
    const refused = await listWith(secret, landlord);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="announcements:read"',
    );
  });
});

describe('a key that is limited to an announcement', () => {
  it('is used for what names it in a path or keeps to it, and for nothing else', async () => {
    const { landlord, announcementId, hiddenId, otherLandlord } = await makeCast(app);
    const { secret, key } = await create(landlord, { scopes, announcements: [announcementId] });
    expect(key.announcements).toEqual([announcementId]);
    const isRefused = async (method: TestRequest['method'], path: string, id: string) => {
      const url = path.replaceAll(/\{\w+\}/g, id);
      const { payload } = await app.send({ method, url, bearer: secret, address: newAddress() });
      return ['insufficient_scope', 'forbidden'].some((code) => payload.includes(code));
    };
    const used: Record<string, string> = {};
    for (const { id, method, path } of asked) {
      const [one, other] = [
        await isRefused(method, path, announcementId),
        await isRefused(method, path, hiddenId),
      ];
      if (!one) used[id] = other ? 'of it' : 'of all';
    }
    expect(used).toEqual({
      getAnnouncement: 'of it',
      updateAnnouncement: 'of it',
      listDocuments: 'of it',
      uploadDocument: 'of it',
      getViewingHours: 'of it',
      updateViewingHours: 'of it',
      listAnnouncementsOfUser: 'of all',
      listChanges: 'of all',
      upsertAnnouncement: 'of all',
      upsertAnnouncementBatch: 'of all',
      uploadFile: 'of all',
      renewFiles: 'of all',
    });
    const listed = await listWith(secret, landlord);
    expect(listed.json<Schemas['Announcement'][]>().map(({ id }) => id)).toEqual([announcementId]);
    const upserted = await app.send({
      ...post('/announcements/batch', { announcements: [{ reference: 'K-2', announcement: upsert }] }),
      bearer: secret,
    });
    expect(upserted.json()).toMatchObject({ results: [{ errors: [{ code: 'insufficient_scope' }] }] });
    const ofOthers = await create(otherLandlord, { announcements: [announcementId] });
    expect(ofOthers).toMatchObject({ status: 400, errors: [{ pointer: '/body/announcements' }] });
  });
});

describe('a token', () => {
  const exchange = async (form: Record<string, string> | string, authorization?: string) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization !== undefined && { authorization }),
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer;
  };
  const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const grant = { grant_type: 'client_credentials' };
  const both: readonly Scope[] = ['announcements:read', 'threads:read'];

  it('is given for a key, with as few of its scopes as are asked for, for a quarter of an hour', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord, { scopes: both });
    const whole = await exchange(grant, basic(key.id, secret));
    expect(whole.json()).toEqual({
      access_token: expect.stringMatching(/^tlv_token_[\w-]{43}[\da-z]{7}$/) as string,
      token_type: 'Bearer',
      expires_in: 900,
      scope: both.join(' '),
    });
    const escaped = basic(encodeURIComponent(key.id), secret.replaceAll('_', '%5F'));
    const alike = await exchange({ ...grant, client_secret: '', scope: '' }, escaped);
    expect(alike.json()).toMatchObject({ scope: both.join(' ') });
    const asks = { ...grant, client_id: key.id, client_secret: secret, scope: 'announcements:read' };
    const { access_token: token } = (await exchange(asks)).json<{ access_token: string }>();
    expect((await listWith(token, landlord)).statusCode).toBe(200);
    const beyond = await app.send({ ...get(`/user/${landlord.userId}/threads`), bearer: token });
    expect(beyond.json()).toMatchObject({ code: 'insufficient_scope' });
    const { now } = app;
    app.now = new Date(now.getTime() + 900_000);
    expect((await listWith(token, landlord)).statusCode).toBe(401);
    app.now = now;
    await app.send({ ...remove(`${ofAccount(landlord)}/${key.id}`), bearer: landlord.bearer });
    expect((await listWith(token, landlord)).statusCode).toBe(401);
  });

  it('ends with its key where that ends sooner', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord, { days: 1 });
    const { now } = app;
    app.now = new Date(Date.parse(key.expiresAt) - 60_000);
    expect((await exchange(grant, basic(key.id, secret))).json()).toMatchObject({ expires_in: 60 });
    app.now = now;
  });

  it('is refused in the words of the standard', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord, { scopes: both });
    const right = basic(key.id, secret);
    const { access_token: token } = (await exchange(grant, right)).json<{ access_token: string }>();
    const cases: readonly [Parameters<typeof exchange>, number, string][] = [
      [['', right], 400, 'invalid_request'],
      [[`grant_type=client_credentials&grant_type=client_credentials`, right], 400, 'invalid_request'],
      [[{ ...grant, client_secret: secret }, right], 400, 'invalid_request'],
      [[{ grant_type: 'password' }, right], 400, 'unsupported_grant_type'],
      [[{ ...grant, scope: 'announcements:read announcements:write' }, right], 400, 'invalid_scope'],
      [[{ ...grant, client_id: '', client_secret: '' }], 401, 'invalid_client'],
      [[grant, 'Bearer x'], 401, 'invalid_client'],
      [[grant, basic(key.id, `${secret}x`)], 401, 'invalid_client'],
      [[grant, basic(landlord.userId, secret)], 401, 'invalid_client'],
      [[grant, basic('none', 'none')], 401, 'invalid_client'],
      [[grant, basic(key.id, token)], 401, 'invalid_client'],
    ];
    for (const [request, status, error] of cases) {
      const answer = await exchange(...request);
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }]);
      expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="Tilava"' : undefined);
    }
    const reading = await app.server.inject('/oauth/token');
    expect([reading.statusCode, reading.headers['allow']]).toEqual([405, 'POST']);
    const json = await app.server.inject({ method: 'POST', url: '/oauth/token', payload: grant });
    expect([json.statusCode, json.json()]).toMatchObject([415, { error: 'invalid_request' }]);
  });

  it('is described for programs', async () => {
    const answer = await app.server.inject('/.well-known/oauth-authorization-server');
    const { token_endpoint: endpoint, scopes_supported: supported } = answer.json<
      Record<'token_endpoint', string> & Record<'scopes_supported', string[]>
    >();
    expect(endpoint).toBe(`${publicUrl}/oauth/token`);
    expect(supported.toSorted()).toEqual(scopes.toSorted());
  });
});

describe('a key', () => {
  it('is shown once, and kept as a hash', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord, { days: 30 });
    expect(secret).toMatch(/^tlv_live_[\w-]{43}[\da-z]{7}$/);
    expect(key).toMatchObject({ label: 'Property management', lastUsedAt: null });
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(30 * 86_400_000);
    const rows = await app.database.queries.select().from(keys).where(eq(keys.userId, landlord.userId));
    expect(JSON.stringify(rows)).not.toContain(secret.slice(9, -4));
    const listed = await app.send({ ...get(ofAccount(landlord)), bearer: landlord.bearer });
    expect(listed.json<Schemas['Keys']>().results).toEqual([key]);
  });

  it('calls until it is deleted, and its calls are told, refused ones too', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord);
    expect((await listWith(secret, landlord)).statusCode).toBe(200);
    expect((await app.send({ ...get(ofAccount(landlord)), bearer: secret })).statusCode).toBe(403);
    const url = `${ofAccount(landlord)}/${key.id}`;
    const calls = await app.send({ ...get(`${url}/calls`), bearer: landlord.bearer });
    expect(calls.json<Schemas['KeyCalls']>().results).toMatchObject([
      { operation: 'listKeys', status: 403 },
      { operation: 'listAnnouncementsOfUser', status: 200 },
    ]);
    const listed = await app.send({ ...get(ofAccount(landlord)), bearer: landlord.bearer });
    expect(listed.json<Schemas['Keys']>().results).toMatchObject([{ lastUsedAt: app.now.toISOString() }]);
    expect((await app.send({ ...remove(url), bearer: landlord.bearer })).statusCode).toBe(204);
    expect((await listWith(secret, landlord)).json()).toMatchObject({ status: 401, code: 'bearer_invalid' });
  });

  it('ends when its time is over', async () => {
    const { landlord } = await makeCast(app);
    const { key, secret } = await create(landlord, { days: 1 });
    const expired = { expiresAt: app.now };
    await app.database.queries.update(keys).set(expired).where(eq(keys.id, key.id));
    expect((await listWith(secret, landlord)).statusCode).toBe(401);
  });

  it.each([
    ['cut off', (secret: string) => secret.slice(0, -1)],
    ['mistyped', (secret: string) => secret.replace(/.(?=.{10}$)/, (sign) => (sign === '_' ? '-' : '_'))],
    ['of another form', () => 'tlv_live_'],
  ])('that is %s says so, by its checksum', async (_, spoil) => {
    const { landlord } = await makeCast(app);
    const { secret } = await create(landlord);
    expect((await listWith(spoil(secret), landlord)).json()).toMatchObject({ code: 'key_mistyped' });
  });

  it('of a colleague ends with their ownership', async () => {
    const cast = await makeCast(app);
    const colleague = await addColleague(app, cast, 'owner');
    const { secret } = await create(cast.landlord, {}, colleague);
    expect((await listWith(secret, cast.landlord)).statusCode).toBe(200);
    const { userId } = colleague;
    await app.database.queries.update(members).set({ role: 'editor' }).where(eq(members.userId, userId));
    expect((await listWith(secret, cast.landlord)).statusCode).toBe(401);
  });

  it('of a colleague who was removed stays ended when they come back', async () => {
    const cast = await makeCast(app);
    const { landlord } = cast;
    const colleague = await addColleague(app, cast, 'owner');
    const { secret } = await create(landlord, {}, colleague);
    const removed = remove(`/user/${landlord.userId}/team/${colleague.userId}`);
    expect((await app.send({ ...removed, bearer: landlord.bearer })).statusCode).toBe(204);
    const { userId } = colleague;
    await app.database.queries.update(members).set({ endedAt: null }).where(eq(members.userId, userId));
    expect((await listWith(secret, landlord)).statusCode).toBe(401);
  });

  it('leaves what it did where a team sees it', async () => {
    const cast = await makeCast(app);
    const { landlord } = cast;
    const { bearer } = await addColleague(app, cast, 'editor');
    const { secret } = await create(landlord, { scopes: ['announcements:write', 'announcements:read'] });
    const read = async (id: string) =>
      (await app.send({ ...get(`/announcement/${id}`), bearer })).json<Schemas['Announcement']>();
    const put = async (by: string, changes: object = {}) => {
      const url = '/announcements/by-reference/K-9';
      const answer = await app.send({ method: 'PUT', url, bearer: by, body: { ...upsert, ...changes } });
      return answer.json<Schemas['UpsertedAnnouncement']>().announcement ?? '';
    };
    const id = await put(bearer);
    const { lastChange: created } = await read(id);
    expect(created).toMatchObject({ at: app.now.toISOString() });
    await put(secret, { isActive: false });
    const { lastChange: changed } = await read(id);
    expect(changed?.by).not.toBe(created?.by);
  });

  it('is one of twenty at the most', async () => {
    const { landlord } = await makeCast(app);
    for (let made = 0; made < 20; made += 1) await create(landlord);
    expect(await create(landlord)).toMatchObject({ status: 409, code: 'too_many_keys' });
  });
});
