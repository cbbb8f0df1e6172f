import { maxNeeds } from '@tilava/domain/property';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../src/http/operations.ts';
import { temporaryBearer, type Role } from './cast.ts';
import { brokenStatement, databaseGone, diskFull, withFault, type Fault } from './faults.ts';
import { addNeed } from './parties.ts';
import { missing } from './premises.ts';
import type { TestRequest } from './testApplication.ts';
import { type Scene } from './scenes.ts';
import { newAddress, validRequests, type MakeRequest } from './validRequests.ts';

/** Where one status of one operation is provoked. */
export interface Cell extends Scene {
  readonly operation: OperationId;
}

/** Provokes a status; the test looks whether it is the one. */
export type Provocation = (cell: Cell) => Promise<LightMyRequestResponse>;

/** How often a limited call is sent before the test gives up on the limit. */
const maxCalls = 700;

/** The operation's valid request, by who may make it. */
export async function validRequest({ operation, ...scene }: Cell): Promise<TestRequest> {
  const { by, make } = validRequests[operation];
  const request = await make(scene);
  return {
    address: newAddress(),
    ...request,
    ...(by !== null && { bearer: scene.cast[by].bearer }),
  };
}

/** Sends the valid request, changed. */
const altered =
  (
    change: (request: TestRequest, cell: Cell) => Partial<TestRequest> | Promise<Partial<TestRequest>>,
  ): Provocation =>
  async (cell) => {
    const request = await validRequest(cell);
    return cell.app.send({ ...request, ...(await change(request, cell)) });
  };

export const succeed = altered(() => ({}));
export const withoutBearer: Provocation = async (cell) => {
  const { bearer: _, ...request } = await validRequest(cell);
  return cell.app.send(request);
};
export const by = (role: Role): Provocation => altered((_, { cast }) => ({ bearer: cast[role].bearer }));

/** The rightful caller, who logged in by a temporary password. */
export const withTemporaryPassword: Provocation = altered(async (_, { app, cast, operation }) => ({
  bearer: await temporaryBearer(app, cast[validRequests[operation].by ?? 'tenant']),
}));

/** Another request than the valid one, by somebody or by a visitor. */
export const sending =
  (role: Role | null, make: MakeRequest): Provocation =>
  async (cell) => {
    const request = await make(cell);
    const address = newAddress();
    return cell.app.send({ address, ...request, ...(role !== null && { bearer: cell.cast[role].bearer }) });
  };

/** One more need than there may be. */
export const withAllNeeds: Provocation = async (cell) => {
  const { userId } = cell.cast.otherTenant;
  const request = await validRequests.createProperty.make(cell);
  for (let count = 0; count < maxNeeds; count += 1) await addNeed(cell.app, userId);
  return sending('otherTenant', () => request)(cell);
};

export const withBody = (body: object): Provocation => altered(() => ({ body }));
export const withQuery = (query: string): Provocation => altered(({ url }) => ({ url: `${url}?${query}` }));

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** An id of the path that nothing has; the first one. */
export const ofNobody = altered(({ url }) => ({ url: url.replace(anyId, missing) }));
/** An id of the path that is none. */
export const misspelt = altered(({ url }) => ({ url: url.replace(anyId, 'no-id') }));

export const tooLarge = altered(() => ({ body: { email: 'x'.repeat(70_000) } }));
export const ofAnotherType = altered(({ body }) => ({
  payload: JSON.stringify(body ?? {}),
  headers: { 'content-type': 'text/xml' },
}));
export const outdated = altered(() => ({ headers: { 'if-match': '"999"' } }));

const failing =
  (
    fault: Omit<Fault, 'spared'>,
    make: (cell: Cell) => TestRequest | Promise<TestRequest> = validRequest,
    sparesCaller = true,
  ): Provocation =>
  async (cell) => {
    const request = await make(cell);
    // The caller is known by then: it is the operation itself that fails.
    const spared = !sparesCaller || request.bearer === undefined || fault.of === 'writes' ? 0 : 1;
    return withFault({ ...fault, spared }, () => cell.app.send(request));
  };
const broken: Omit<Fault, 'spared'> = { error: brokenStatement(), of: 'statements' };
const unreachable: Omit<Fault, 'spared'> = { error: databaseGone(), of: 'statements' };
/** What every operation that asks the database may come to. */
export const server = { 500: failing(broken), 503: failing(unreachable) } as const;
/** What one may come to that asks it for nothing but the caller. */
export const serverOfCaller = {
  500: failing(broken, validRequest, false),
  503: failing(unreachable, validRequest, false),
} as const;
/** The same by another request, where the valid one needs no database. */
export const serverBy = (make: MakeRequest) =>
  ({ 500: failing(broken, make), 503: failing(unreachable, make) }) as const;
export const full = failing({ error: diskFull(), of: 'writes' });

const key = () => crypto.randomUUID();
const keyed = (request: TestRequest, idempotencyKey: string): TestRequest => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': idempotencyKey },
});

/** The key of one request with another one. */
export const withUsedKey: Provocation = async (cell) => withKeyOf(() => validRequest(cell))(cell);

/** The key of the request that is made with the valid one. */
export const withKeyOf =
  (make: MakeRequest): Provocation =>
  async (cell) => {
    const used = key();
    const valid = await validRequest(cell);
    const first = await cell.app.send(keyed({ ...valid, ...(await make(cell)) }, used));
    if (first.statusCode >= 300) throw new Error(first.body);
    return cell.app.send(keyed(valid, used));
  };

/** While the same request is under way: its lock is held. Only two connections at once can show that. */
export const twiceAtOnce: Provocation = async (cell) => {
  const { app, cast, operation } = cell;
  const used = key();
  const caller = validRequests[operation].by;
  const name = `${caller === null ? 'visitor' : cast[caller].userId} ${operation} ${used}`;
  const request = keyed(await validRequest(cell), used);
  const isHeld = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = app.database.transaction(async () => {
    await app.database.queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    isHeld.resolve();
    await mayEnd.promise;
  });
  await Promise.race([isHeld.promise, holding]);
  try {
    return await app.send(request);
  } finally {
    mayEnd.resolve();
    await holding;
  }
};

/** The same call while the first one is being answered. */
export const besideItself: Provocation = async (cell) => {
  const request = await validRequest(cell);
  // The first may be answered before the second is read.
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => cell.app.send(request)));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    if (refused !== undefined) return refused;
  }
  throw new Error(`${cell.operation} is answered twice at once`);
};

/** One call more than the caller may make of all operations. */
export const beyondAllCalls: Provocation = async (cell) => {
  const request = await validRequest(cell);
  const { apiLimit } = cell.app;
  const { calls } = apiLimit;
  apiLimit.calls = 0;
  try {
    return await cell.app.send(request);
  } finally {
    apiLimit.calls = calls;
  }
};

/** The same call from one address until it is refused. */
export const tooOften: Provocation = async (cell) => {
  const address = newAddress();
  for (let call = 0; call < maxCalls; call += 1) {
    const answer = await cell.app.send({ ...(await validRequest(cell)), address });
    if (answer.statusCode === 429) return answer;
  }
  throw new Error(`${cell.operation} has no limit`);
};

/** The valid request after as many wrong passwords as are let through. */
export const afterWrongPasswords: Provocation = async (cell) => {
  const request = await validRequest(cell);
  const body = { ...(request.body as object), password: 'not-the-password' };
  for (let guess = 0; guess < 5; guess += 1) await cell.app.send({ ...request, body });
  return cell.app.send(request);
};
export const withWrongPassword = altered(({ body }) => ({
  body: { ...(body as object), password: 'not-the-password' },
}));
