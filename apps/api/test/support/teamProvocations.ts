import type { components } from '@tilava/sdk/schema';
import { sql } from 'drizzle-orm';
import { members } from '../../src/db/schema.ts';
import * as so from './provocations.ts';
import { type Provocation, validRequest } from './provocations.ts';
import type { Cast } from './cast.ts';
import type { TestRequest } from './testApplication.ts';
import { get, patch, post, remove } from './validRequests.ts';

/** Whose team has as many colleagues and invitations as may be. */
const withFullTeam: Provocation = async (cell) => {
  const { app, cast } = cell;
  const request = await validRequest(cell);
  await app.database.queries.execute(sql`
    insert into invitations (id, organization_id, email, role, code_hash, created_at, expires_at)
    select gen_random_uuid(), ${cast.landlord.userId}::uuid, made || '@invited.example', 'viewer',
      sha256((${cast.landlord.userId} || made)::bytea), now() - interval '99 years', now() + interval '99 years'
    from generate_series(1, 50) as made`);
  return app.send(request);
};

/** Who has joined a team meanwhile. */
const inATeam: Provocation = async (cell) => {
  const { app, cast } = cell;
  const request = await validRequest(cell);
  const membership = { userId: cast.otherLandlord.userId, organizationId: cast.landlord.userId };
  await app.database.queries.insert(members).values({ ...membership, role: 'viewer' });
  return app.send(request);
};

const unknown = `/invitations/${'a'.repeat(43)}`;
const itself = ({ landlord }: Cast) => `/user/${landlord.userId}/team/${landlord.userId}`;
const byItself = (make: (url: string) => TestRequest) =>
  so.sending('landlord', ({ cast }) => make(itself(cast)));

const refused = { 401: so.withoutBearer, 403: so.by('tenant'), ...so.server } as const;
const refusedBodies = { 413: so.tooLarge, 415: so.ofAnotherType, 507: so.full } as const;
const refusedKeys = { ...refused, 403: so.by('admin'), 404: so.by('otherLandlord') } as const;
const refusedOwn = { ...refused, 404: so.by('otherLandlord') } as const;

/** Who has as many keys as may be. */
const withAllKeys: Provocation = async (cell) => {
  const { app, cast } = cell;
  const request = await validRequest(cell);
  await app.database.queries.execute(sql`
    insert into keys (id, user_id, created_by, label, hint, secret_hash, scopes, expires_at)
    select gen_random_uuid(), ${cast.landlord.userId}::uuid, ${cast.landlord.userId}::uuid, 'PMS', '1ylf',
      sha256((${cast.landlord.userId} || made)::bytea), '{announcements:read}', now() + interval '99 years'
    from generate_series(1, 20) as made`);
  return app.send(request);
};

/** Who has as many webhooks as may be. */
const withAllWebhooks: Provocation = async (cell) => {
  const { app, cast } = cell;
  const request = await validRequest(cell);
  await app.database.queries.execute(sql`
    insert into webhooks (id, user_id, url, events, secret)
    select gen_random_uuid(), ${cast.landlord.userId}::uuid, 'https://crm.example', '{match.new}', '\\x00'
    from generate_series(1, 10)`);
  return app.send(request);
};

/** A program, which has no session. */
export const withKey: Provocation = async (cell) => {
  const { app, cast } = cell;
  const { userId, bearer } = cast.landlord;
  const key = { label: 'PMS', scopes: ['announcements:read'] };
  const created = await app.send({ ...post(`/user/${userId}/keys`, key), bearer });
  const { secret } = created.json<components['schemas']['CreatedKey']>();
  return app.send({ ...(await validRequest(cell)), bearer: secret });
};

/** Where each status of the operations of keys is provoked. */
export const keyProvocations = {
  listKeys: { 200: so.succeed, 400: so.misspelt, ...refusedKeys },
  createKey: { 201: so.succeed, 400: so.withBody({}), ...refusedKeys, ...refusedBodies, 409: withAllKeys },
  deleteKey: { 204: so.succeed, 400: so.misspelt, ...refusedKeys, 507: so.full },
  listKeyCalls: { 200: so.succeed, 400: so.misspelt, ...refusedKeys },
  listWebhooks: { 200: so.succeed, 400: so.misspelt, ...refusedKeys },
  createWebhook: {
    201: so.succeed,
    400: so.withBody({}),
    ...refusedKeys,
    ...refusedBodies,
    409: withAllWebhooks,
  },
  updateWebhook: { 200: so.succeed, 400: so.withBody({}), ...refusedKeys, ...refusedBodies },
  deleteWebhook: { 204: so.succeed, 400: so.misspelt, ...refusedKeys, 507: so.full },
  listDeliveries: { 200: so.succeed, 400: so.misspelt, ...refusedKeys },
  sendTestEvent: { 201: so.succeed, 400: so.misspelt, ...refusedKeys, 507: so.full },
  sendDelivery: { 200: so.succeed, 400: so.misspelt, ...refusedKeys, 507: so.full },
} as const;

/** Where each status of the operations of teams is provoked. */
export const teamProvocations = {
  listTeam: { 200: so.succeed, 400: so.misspelt, ...refusedOwn },
  createInvitation: {
    201: so.succeed,
    400: so.withBody({}),
    ...refusedOwn,
    ...refusedBodies,
    409: withFullTeam,
    422: so.withUsedKey,
    429: so.tooOften,
  },
  updateMember: {
    200: so.succeed,
    400: so.withBody({}),
    ...refusedOwn,
    ...refusedBodies,
    409: byItself((url) => patch(url, { role: 'viewer' })),
  },
  deleteMember: { 204: so.succeed, 400: so.misspelt, ...refusedOwn, 409: byItself(remove), 507: so.full },
  getInvitation: {
    200: so.succeed,
    400: so.sending(null, () => get(unknown)),
    429: so.tooOften,
    ...so.server,
  },
  createMember: {
    200: so.succeed,
    400: so.sending(null, () => post(unknown, {})),
    ...refused,
    ...refusedBodies,
    401: so.sending(null, () => ({ ...post(unknown, {}), bearer: 'garbage' })),
    409: inATeam,
    429: so.tooOften,
  },
} as const;
