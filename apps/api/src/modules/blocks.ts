import { displayName } from '@tilava/domain/contacts';
import { maxBlocks } from '@tilava/domain/safety';
import type { components } from '@tilava/sdk/schema';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Dependencies } from '../application/dependencies.ts';
import type { Database } from '../db/database.ts';
import { announcements, blocks, landlordInterests, tenantInterests, threads, users } from '../db/schema.ts';
import type { PublishEvent } from '../events/eventHub.ts';
import type { Caller, Handlers } from '../http/operations.ts';
import { notFound } from '../http/problems.ts';
import { hiddenFrom, isBlockedBetween, isLockedBetween } from '../matching/blocked.ts';
import { requireReach } from './permissions.ts';
import { refuseMoreThan, tooManyBlocks } from './quotas.ts';
import { lockName } from './locks.ts';
import type { CancelViewings } from './viewings/mails.ts';

type Block = components['schemas']['Block'];

interface BlockParts extends Pick<Dependencies, 'locks' | 'clock'> {
  readonly store: BlockStore;
  readonly publish: PublishEvent;
  readonly cancelViewings: CancelViewings;
}

export const blockService = ({ store, publish, cancelViewings, locks, clock }: BlockParts) => ({
  /**
   * Hides two users from each other, and cancels the viewings that they have agreed on.
   *
   * @throws ProblemError 404 where they share neither a thread nor an interest: so ids can't be probed
   */
  async add(caller: Caller, userId: string, blockedId: string): Promise<void> {
    requireReach(caller, 'addBlock', userId);
    await store.transaction(async () => {
      await store.lockBlocker(userId);
      await locks.keepUser(caller, userId, blockedId);
      if (await store.has(userId, blockedId)) return;
      if (!(await store.haveMet(userId, blockedId))) throw notFound();
      refuseMoreThan(maxBlocks, await store.countOf(userId), tooManyBlocks);
      await store.insert(userId, blockedId, clock());
      await cancelViewings({ between: [userId, blockedId] });
      await publish([userId, blockedId], { kind: 'interests', thread: null });
    });
  },

  async remove(caller: Caller, userId: string, blockedId: string): Promise<void> {
    requireReach(caller, 'deleteBlock', userId);
    await store.transaction(async () => {
      await store.remove(userId, blockedId);
      await publish([userId, blockedId], { kind: 'interests', thread: null });
    });
  },

  async list(caller: Caller, userId: string): Promise<Block[]> {
    requireReach(caller, 'listBlocks', userId);
    return store.list(userId);
  },
});

export const blockHandlers = (
  service: ReturnType<typeof blockService>,
): Handlers<'addBlock' | 'deleteBlock' | 'listBlocks'> => ({
  addBlock: async ({ caller, path }) => {
    await service.add(caller, path.id, path.blockedId);
    return { status: 204 };
  },

  deleteBlock: async ({ caller, path }) => {
    await service.remove(caller, path.id, path.blockedId);
    return { status: 204 };
  },

  listBlocks: async ({ caller, path }) => ({
    status: 200,
    body: { results: await service.list(caller, path.id) },
  }),
});

export const blockStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** Lets one block of a user count after the other. */
  lockBlocker: (userId: string): Promise<void> => lockName(database, `blocks of ${userId}`),

  has: async (blockerId: string, blockedId: string): Promise<boolean> =>
    (await database.queries.$count(blocks, isBlock(blockerId, blockedId))) > 0,

  countOf: (blockerId: string): Promise<number> =>
    database.queries.$count(blocks, eq(blocks.blockerId, blockerId)),

  /** Whether either has blocked the other. */
  isBetween: (one: string, other: string): Promise<boolean> =>
    isTrue(database, isBlockedBetween(sql`${one}::uuid`, sql`${other}::uuid`)),

  /** Whether two users can't write to each other, because either has blocked the other or is suspended. */
  isLockedBetween: (one: string, other: string, today: string): Promise<boolean> =>
    isTrue(database, isLockedBetween(sql`${one}::uuid`, sql`${other}::uuid`, today)),

  async hiddenFrom(userId: string): Promise<ReadonlySet<string>> {
    const { rows } = await database.queries.execute<{ ids: string[] | null }>(
      sql`select ${hiddenFrom(sql`${userId}::uuid`)} as ids`,
    );
    return new Set(rows[0]?.ids);
  },

  /** Whether two users share a thread, or one has shown interest in the other. */
  async haveMet(one: string, other: string): Promise<boolean> {
    const pairs = [sql`(${one}::uuid, ${other}::uuid)`, sql`(${other}::uuid, ${one}::uuid)`];
    const among = sql.join(pairs, sql`, `);
    const inInterests = (table: typeof tenantInterests) => sql`
      select from ${table} join ${announcements} on ${announcements.id} = ${table.announcementId}
      where (${table.tenantId}, ${announcements.userId}) in (${among})`;
    const { rows } = await database.queries.execute<{ found: boolean }>(sql`select
      exists (select from ${threads} where (${threads.tenantId}, ${threads.landlordId}) in (${among}))
      or exists (${inInterests(tenantInterests)}) or exists (${inInterests(landlordInterests)}) as found`);
    return rows[0]?.found === true;
  },

  async insert(blockerId: string, blockedId: string, createdAt: Date): Promise<void> {
    await database.queries.insert(blocks).values({ blockerId, blockedId, createdAt });
  },

  async remove(blockerId: string, blockedId: string): Promise<void> {
    await database.queries.delete(blocks).where(isBlock(blockerId, blockedId));
  },

  /** The latest first. */
  list: (blockerId: string): Promise<Block[]> => blocksOf(database, blockerId),
});

export type BlockStore = ReturnType<typeof blockStore>;

async function isTrue(database: Database, condition: SQL<boolean>): Promise<boolean> {
  const { rows } = await database.queries.execute<{ found: boolean }>(sql`select ${condition} as found`);
  return rows[0]?.found === true;
}

const isBlock = (blockerId: string, blockedId: string) =>
  and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));

export async function blocksOf(database: Database, blockerId: string): Promise<Block[]> {
  const rows = await database.queries
    .select({
      user: users.id,
      name: { privateTenant: users.privateTenant, organizationTenant: users.organizationTenant },
      since: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedId));
  return rows.map(({ user, name, since }) => ({
    user,
    name: displayName(name),
    since: since.toISOString(),
  }));
}
