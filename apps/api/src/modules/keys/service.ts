import type { components } from '@tilava/sdk/schema';
import { and, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Database } from '../../db/database.ts';
import { announcements as announcementTable, keyCalls, keys } from '../../db/schema.ts';
import type { Caller, Handlers, OperationId } from '../../http/operations.ts';
import { invalidValue, notFound, ProblemError } from '../../http/problems.ts';
import { newSecret } from './authenticate.ts';
import { hashOf } from '../bearers/secrets.ts';
import { requireReach } from '../permissions.ts';
import { refuseMoreThan } from '../quotas.ts';

type Schemas = components['schemas'];

const day = 24 * 3_600_000;
const maxKeys = 20;
/** How long a key is shown after it has expired. */
const keptAfterwards = 30 * day;
const maxCalls = 1_000;
const hintLength = 4;

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
      return { results: await keysOf(database, userId) };
    },

    create(
      caller: Caller,
      userId: string,
      { label, scopes, days = 90, announcements }: Schemas['KeyCreation'],
    ) {
      requireReach(caller, 'createKey', userId);
      return database.transaction(async (): Promise<Schemas['CreatedKey']> => {
        if ((await locks.lockOwner(caller, userId)) === null) throw notFound();
        const now = clock();
        refuseMoreThan(maxKeys - 1, await store.countUsable(userId, now), tooManyKeys);
        if (announcements && (await store.countAnnouncements(userId, announcements)) < announcements.length)
          throw invalidValue('An announcement is not the account’s own', '/body/announcements');
        const secret = newSecret();
        const key = {
          id: uuidv7(),
          label,
          hint: secret.slice(-hintLength),
          scopes: [...scopes],
          announcements: announcements ? [...announcements] : null,
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

/** Those of an account as the contract shows them, the newest first. */
export async function keysOf(database: Database, userId: string): Promise<Schemas['Key'][]> {
  const found = await database.queries
    .select({
      id: keys.id,
      label: keys.label,
      hint: keys.hint,
      scopes: keys.scopes,
      announcements: keys.announcements,
      createdAt: keys.createdAt,
      expiresAt: keys.expiresAt,
      lastUsedAt: max(keyCalls.at),
    })
    .from(keys)
    .leftJoin(keyCalls, eq(keyCalls.keyId, keys.id))
    .where(eq(keys.userId, userId))
    .groupBy(keys.id)
    .orderBy(desc(keys.createdAt), desc(keys.id));
  return found.map(present);
}

const keyStore = (database: Database) => ({
  countUsable: (userId: string, now: Date) =>
    database.queries.$count(keys, and(eq(keys.userId, userId), gt(keys.expiresAt, now))),

  countAnnouncements: (userId: string, ids: readonly string[]) =>
    database.queries.$count(
      announcementTable,
      and(eq(announcementTable.userId, userId), inArray(announcementTable.id, [...ids])),
    ),

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
