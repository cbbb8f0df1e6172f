import { isSuspended } from '@tilava/domain/safety';
import { helsinkiDay } from '@tilava/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jsonObject } from '../../db/expressions.ts';
import { bearers, members, users } from '../../db/schema.ts';
import type { Caller, OperationId } from '../../http/operations.ts';
import { bearerInvalid } from '../../http/problems.ts';
import { hashOf } from './secrets.ts';
import { actingAs } from '../permissions.ts';

export const bearerReadService = (store: BearerReadStore, clock: () => Date) => ({
  async authenticate(token: string, operation: OperationId): Promise<Caller> {
    const bearer = hashOf(token);
    const owner = await store.findOwner(bearer, clock());
    if (owner === null) throw bearerInvalid();
    const { expiresAt, suspendedUntil, organizationSuspendedUntil, ...user } = owner;
    const today = helsinkiDay(clock());
    return actingAs(
      {
        ...user,
        key: null,
        bearer,
        bearerExpiresAt: expiresAt,
        isSuspended: isSuspended(suspendedUntil, today),
        isOrganizationSuspended: isSuspended(organizationSuspendedUntil, today),
      },
      operation,
    );
  },
});

interface BearerOwner {
  readonly userId: string;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  readonly expiresAt: Date;
  readonly mustChangePassword: boolean;
  readonly suspendedUntil: string | null;
  readonly membership: Caller['membership'];
  readonly organizationSuspendedUntil: string | null;
  readonly hasColleagues: boolean;
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
        membership: sql<Caller['membership']>`case when ${members.userId} is null then null
          else ${jsonObject({
            organizationId: members.organizationId,
            role: members.role,
            hasEnded: sql`${members.endedAt} is not null`,
          })} end`,
        organizationSuspendedUntil: sql<string | null>`(select organization.suspended_until
          from ${users} as organization where organization.id = ${members.organizationId})`,
        hasColleagues: sql<boolean>`(${members.userId} is not null and ${members.endedAt} is null) or exists (
          select from ${members} as colleague
          where colleague.organization_id = ${users.id} and colleague.ended_at is null)`,
        position: database.position,
      })
      .from(sql`unnest(${sql.placeholder('tokenHashes')}::text[]) as sent(hash)`)
      .innerJoin(bearers, eq(bearers.tokenHash, sql`decode(sent.hash, 'hex')`))
      .innerJoin(users, eq(users.id, bearers.userId))
      .leftJoin(members, eq(members.userId, users.id)),
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
