import { isSuspended } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bearers, users } from '../../db/schema.ts';
import type { Caller, OperationId } from '../../http/operations.ts';
import { bearerInvalid } from '../../http/problems.ts';
import { hashOf } from './secrets.ts';
import { requireRole } from '../permissions.ts';

export const bearerReadService = (store: BearerReadStore, clock: () => Date) => ({
  async authenticate(token: string, operation: OperationId): Promise<Caller> {
    const bearer = hashOf(token);
    const owner = await store.findOwner(bearer, clock());
    if (owner === null) throw bearerInvalid();
    const { userId: id, isLandlord, isAdmin, mustChangePassword, position, expiresAt } = owner;
    const suspended = isSuspended(owner.suspendedUntil, helsinkiDay(clock()));
    const who = { id, isLandlord, isAdmin, mustChangePassword, isSuspended: suspended };
    const caller: Caller = { ...who, bearer, bearerExpiresAt: expiresAt, position };
    requireRole(caller, operation);
    return caller;
  },
});

interface BearerOwner {
  readonly userId: string;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  readonly expiresAt: Date;
  readonly mustChangePassword: boolean;
  readonly suspendedUntil: string | null;
  /** See `Database.position`. */
  readonly position: string | null;
}

export function bearerReadStore(database: Database) {
  const selectOwners = database.prepare('bearer_owners', (queries) =>
    queries
      .select({
        tokenHash: sql<string>`sent.hash`,
        userId: users.id,
        isLandlord: users.isLandlord,
        isAdmin: users.isAdmin,
        expiresAt: bearers.expiresAt,
        mustChangePassword: bearers.mustChangePassword,
        suspendedUntil: users.suspendedUntil,
        position: database.position,
      })
      .from(sql`unnest(${sql.placeholder('tokenHashes')}::text[]) as sent(hash)`)
      .innerJoin(bearers, eq(bearers.tokenHash, sql`decode(sent.hash, 'hex')`))
      .innerJoin(users, eq(users.id, bearers.userId)),
  );

  // Every request asks this first.
  const findOwner = database.batchLoader<BearerOwner>(async (tokenHashes) => {
    const found = await selectOwners({ tokenHashes });
    return new Map(found.map(({ tokenHash, ...owner }) => [tokenHash, owner]));
  });

  return {
    async findOwner(tokenHash: Uint8Array, now: Date): Promise<BearerOwner | null> {
      const owner = await findOwner(Buffer.from(tokenHash).toString('hex'));
      return owner !== null && owner.expiresAt > now ? owner : null;
    },
  };
}

type BearerReadStore = ReturnType<typeof bearerReadStore>;
