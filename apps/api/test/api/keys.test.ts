import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys, members } from '../../src/db/schema.ts';
import { permissions } from '../../src/modules/permissions.ts';
import { addColleague, makeCast, type Person } from '../support/cast.ts';
import { contractOperations } from '../support/contractOperations.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { get, newAddress, post, remove } from '../support/validRequests.ts';

type Schemas = components['schemas'];
type Scope = Schemas['KeyScope'];

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
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

  it('is one of twenty at the most', async () => {
    const { landlord } = await makeCast(app);
    for (let made = 0; made < 20; made += 1) await create(landlord);
    expect(await create(landlord)).toMatchObject({ status: 409, code: 'too_many_keys' });
  });
});
