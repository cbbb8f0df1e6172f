import { crc32 } from 'node:zlib';
import { isSuspended } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import { and, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../application/dependencies.ts';
import type { Database } from '../db/database.ts';
import { keyCalls, keys, members, users } from '../db/schema.ts';
import type { Caller, Handlers, OperationId } from '../http/operations.ts';
import { bearerInvalid, notFound, ProblemError } from '../http/problems.ts';
import { hashOf, newToken } from './bearers/secrets.ts';
import { actingAs, requireReach } from './permissions.ts';
import { refuseMoreThan } from './quotas.ts';

type Schemas = components['schemas'];

const day = 24 * 3_600_000;
const maxKeys = 20;
/** How long a key is shown after it has expired. */
const keptAfterwards = 30 * day;
const maxCalls = 1_000;
const hintLength = 4;

/** Scanners of leaked secrets know it by. */
const prefix = 'tlv_live_';
const written = /^tlv_live_([\w-]{43})([\da-z]{7})$/;

/** Tells a key that was cut off or mistyped from one that has ended. */
const checksumOf = (random: string): string => crc32(random).toString(36).padStart(7, '0');

function newSecret(): string {
  const random = newToken();
  return `${prefix}${random}${checksumOf(random)}`;
}

export const isKey = (token: string): boolean => token.startsWith(prefix);

/** Finds out for whom a program calls: the account that its key belongs to. */
export const keyReadService = (store: KeyReadStore, clock: () => Date) => ({
  async authenticate(secret: string, operation: OperationId): Promise<Caller> {
    const [, random = '', checksum] = written.exec(secret) ?? [];
    if (checksum !== checksumOf(random))
      throw new ProblemError(401, 'key_mistyped', 'This key is incomplete or mistyped; copy it again');
    const secretHash = hashOf(secret);
    const found = await store.findKey(secretHash, clock());
    if (found === null) throw bearerInvalid();
    const { id, scopes, expiresAt, suspendedUntil, ...user } = found;
    return actingAs(
      {
        ...user,
        key: { id, scopes },
        bearer: secretHash,
        bearerExpiresAt: expiresAt,
        membership: null,
        hasColleagues: false,
        isAdmin: false,
        mustChangePassword: false,
        isSuspended: isSuspended(suspendedUntil, helsinkiDay(clock())),
        isOrganizationSuspended: false,
      },
      operation,
    );
  },
});

export function keyReadStore(database: Database) {
  const selectKeys = database.prepare('keys_of_calls', (queries) =>
    queries
      .select({
        hash: sql<string>`sent.hash`,
        id: keys.id,
        scopes: keys.scopes,
        expiresAt: keys.expiresAt,
        userId: users.id,
        isLandlord: users.isLandlord,
        suspendedUntil: users.suspendedUntil,
        position: database.position,
      })
      .from(sql`unnest(${sql.placeholder('hashes')}::text[]) as sent(hash)`)
      .innerJoin(keys, eq(keys.secretHash, sql`decode(sent.hash, 'hex')`))
      .innerJoin(users, and(eq(users.id, keys.userId), eq(users.isAdmin, false)))
      .where(
        sql`${keys.createdBy} = ${keys.userId} or exists (
          select from ${members} as creator
          where creator.user_id = ${keys.createdBy} and creator.organization_id = ${keys.userId}
            and creator.role = 'owner' and creator.ended_at is null)`,
      ),
  );
  const findKey = database.batchLoader(async (hashes) => {
    const found = await selectKeys({ hashes });
    return new Map(found.map(({ hash, ...key }) => [hash, key]));
  });
  return {
    async findKey(secretHash: Uint8Array, now: Date) {
      const key = await findKey(Buffer.from(secretHash).toString('hex'));
      return key !== null && key.expiresAt > now ? key : null;
    },
  };
}

type KeyReadStore = ReturnType<typeof keyReadStore>;

/** A call that was made with a key. */
interface MadeCall {
  readonly keyId: string;
  readonly operation: OperationId;
  readonly status: number;
}

/** Milliseconds until calls are written, all at once; what a process that is killed hasn't written is not told. */
const writingDelay = 1_000;
/** Where the database is out of reach, so many wait at the most. */
const maxWaiting = 10_000;

type KeyParts = Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'report'> & { readonly database: Database };

export function keyService({ database, locks, audit, clock, report }: KeyParts) {
  const store = keyStore(database);
  let waiting: (MadeCall & { readonly id: string; readonly at: Date })[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function writeCalls(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const calls = waiting;
    waiting = [];
    if (calls.length > 0) await store.addCalls(calls);
  }

  return {
    async list(caller: Caller, userId: string): Promise<Schemas['Keys']> {
      requireReach(caller, 'listKeys', userId);
      await writeCalls();
      return { results: (await store.keysOf(userId)).map(present) };
    },

    create(caller: Caller, userId: string, { label, scopes, days = 90 }: Schemas['KeyCreation']) {
      requireReach(caller, 'createKey', userId);
      return database.transaction(async (): Promise<Schemas['CreatedKey']> => {
        if ((await locks.lockOwner(caller, userId)) === null) throw notFound();
        const now = clock();
        refuseMoreThan(maxKeys - 1, await store.countUsable(userId, now), tooManyKeys);
        const secret = newSecret();
        const key = {
          id: uuidv7(),
          label,
          hint: secret.slice(-hintLength),
          scopes: [...scopes],
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * day),
        };
        await store.add({ ...key, userId, createdBy: caller.userId, secretHash: hashOf(secret) });
        await audit.record(caller, 'createKey', userId);
        return { key: present({ ...key, lastUsedAt: null }), secret };
      });
    },

    async delete(caller: Caller, userId: string, keyId: string): Promise<void> {
      requireReach(caller, 'deleteKey', userId);
      await database.transaction(async () => {
        await locks.lockOwner(caller, userId);
        if (!(await store.delete(userId, keyId))) throw notFound();
        await audit.record(caller, 'deleteKey', userId);
      });
    },

    async listCalls(caller: Caller, userId: string, keyId: string): Promise<Schemas['KeyCalls']> {
      requireReach(caller, 'listKeyCalls', userId);
      if (!(await store.isOf(userId, keyId))) throw notFound();
      await writeCalls();
      const calls = await store.callsOf(keyId);
      return { results: calls.map(({ at, ...call }) => ({ ...call, at: at.toISOString() })) };
    },

    /** Notes a call, which is written soon. */
    record(call: MadeCall): void {
      if (waiting.length >= maxWaiting) return;
      waiting.push({ ...call, id: uuidv7(), at: clock() });
      timer ??= setTimeout(() => {
        writeCalls().catch((error: unknown) => report(error, 'Couldn’t write the calls of keys'));
      }, writingDelay);
    },

    writeCalls,

    async sweep(): Promise<void> {
      await store.forgetCalls();
      await store.forgetBefore(new Date(clock().getTime() - keptAfterwards));
    },
  };
}

type KeyService = ReturnType<typeof keyService>;

const tooManyKeys = () =>
  new ProblemError(409, 'too_many_keys', `An account can have at most ${maxKeys} keys; delete one first`);

const keyStore = (database: Database) => ({
  keysOf: (userId: string) =>
    database.queries
      .select({
        id: keys.id,
        label: keys.label,
        hint: keys.hint,
        scopes: keys.scopes,
        createdAt: keys.createdAt,
        expiresAt: keys.expiresAt,
        lastUsedAt: max(keyCalls.at),
      })
      .from(keys)
      .leftJoin(keyCalls, eq(keyCalls.keyId, keys.id))
      .where(eq(keys.userId, userId))
      .groupBy(keys.id)
      .orderBy(desc(keys.createdAt), desc(keys.id)),

  countUsable: (userId: string, now: Date) =>
    database.queries.$count(keys, and(eq(keys.userId, userId), gt(keys.expiresAt, now))),

  async add(key: typeof keys.$inferInsert): Promise<void> {
    await database.queries.insert(keys).values(key);
  },

  async delete(userId: string, id: string): Promise<boolean> {
    const deleted = await database.queries
      .delete(keys)
      .where(and(eq(keys.userId, userId), eq(keys.id, id)))
      .returning({ id: keys.id });
    return deleted.length > 0;
  },

  isOf: async (userId: string, id: string): Promise<boolean> =>
    (await database.queries.$count(keys, and(eq(keys.userId, userId), eq(keys.id, id)))) > 0,

  callsOf: (keyId: string) =>
    database.queries
      .select({ at: keyCalls.at, operation: keyCalls.operation, status: keyCalls.status })
      .from(keyCalls)
      .where(eq(keyCalls.keyId, keyId))
      .orderBy(desc(keyCalls.id))
      .limit(maxCalls),

  /** But those of keys that have been deleted meanwhile. */
  async addCalls(calls: readonly (typeof keyCalls.$inferInsert)[]): Promise<void> {
    await database.queries.execute(sql`
      insert into ${keyCalls} (id, key_id, at, operation, status)
      select made.id, made."keyId", made.at, made.operation, made.status
      from json_to_recordset(${JSON.stringify(calls)}::json)
        as made(id uuid, "keyId" uuid, at timestamptz, operation text, status integer)
      join ${keys} on ${keys.id} = made."keyId"`);
  },

  async forgetCalls(): Promise<void> {
    await database.queries.execute(sql`
      delete from ${keyCalls} as old using (
        select id, row_number() over (partition by key_id order by id desc) as place from ${keyCalls}
      ) as ranked where ranked.id = old.id and ranked.place > ${maxCalls}`);
  },

  async forgetBefore(moment: Date): Promise<void> {
    await database.queries.delete(keys).where(lt(keys.expiresAt, moment));
  },
});

const present = ({
  createdAt,
  expiresAt,
  lastUsedAt,
  ...key
}: Omit<Schemas['Key'], 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}): Schemas['Key'] => ({
  ...key,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const keyHandlers = (
  service: KeyService,
): Handlers<'listKeys' | 'createKey' | 'deleteKey' | 'listKeyCalls'> => ({
  listKeys: async ({ caller, path }) => ({ status: 200, body: await service.list(caller, path.id) }),

  createKey: async ({ caller, path, body }) => ({
    status: 201,
    body: await service.create(caller, path.id, body),
    location: `/user/${path.id}/keys`,
  }),

  deleteKey: async ({ caller, path }) => {
    await service.delete(caller, path.id, path.keyId);
    return { status: 204 };
  },

  listKeyCalls: async ({ caller, path }) => ({
    status: 200,
    body: await service.listCalls(caller, path.id, path.keyId),
  }),
});
