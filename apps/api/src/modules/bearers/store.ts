import { and, count, eq, gt, lte, min } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { bearers, loginFailures, users } from '../../db/schema.ts';

/** Who a login or a bearer may be of. */
export interface BearerOwner {
  readonly userId: string;
  readonly isLandlord: boolean;
  readonly isAdmin: boolean;
  readonly expiresAt: Date;
  readonly mustChangePassword: boolean;
}

/** Failed logins within a time. */
export interface Failures {
  readonly total: number;
  readonly oldest: Date | null;
}

/** The statements behind sessions. */
export function bearerStore(database: Database) {
  const failuresSince = async (
    since: Date,
    by: { readonly emailHash: Uint8Array } | { readonly address: string },
  ): Promise<Failures> => {
    const same =
      'address' in by ? eq(loginFailures.address, by.address) : eq(loginFailures.emailHash, by.emailHash);
    const [row] = await database.queries
      .select({ total: count(), oldest: min(loginFailures.failedAt) })
      .from(loginFailures)
      .where(and(same, gt(loginFailures.failedAt, since)));
    return { total: row?.total ?? 0, oldest: row?.oldest ?? null };
  };

  return {
    failuresSince,

    async addFailure(emailHash: Uint8Array, address: string, failedAt: Date): Promise<void> {
      await database.queries.insert(loginFailures).values({ id: uuidv7(), emailHash, address, failedAt });
    },

    async forgetFailuresBefore(moment: Date): Promise<void> {
      await database.queries.delete(loginFailures).where(lte(loginFailures.failedAt, moment));
    },

    async findLogin(email: string) {
      const [row] = await database.queries
        .select({ id: users.id, passwordHash: users.passwordHash, verifiedAt: users.verifiedAt })
        .from(users)
        .where(eq(users.email, email));
      return row ?? null;
    },

    async insert(tokenHash: Uint8Array, userId: string, createdAt: Date, expiresAt: Date): Promise<void> {
      await database.queries.insert(bearers).values({ tokenHash, userId, createdAt, expiresAt });
    },

    async findOwner(tokenHash: Uint8Array, now: Date): Promise<BearerOwner | null> {
      const [row] = await database.queries
        .select({
          userId: users.id,
          isLandlord: users.isLandlord,
          isAdmin: users.isAdmin,
          expiresAt: bearers.expiresAt,
          mustChangePassword: bearers.mustChangePassword,
        })
        .from(bearers)
        .innerJoin(users, eq(users.id, bearers.userId))
        .where(and(eq(bearers.tokenHash, tokenHash), gt(bearers.expiresAt, now)));
      return row ?? null;
    },

    async delete(tokenHash: Uint8Array): Promise<void> {
      await database.queries.delete(bearers).where(eq(bearers.tokenHash, tokenHash));
    },

    async deleteExpired(now: Date): Promise<void> {
      await database.queries.delete(bearers).where(lte(bearers.expiresAt, now));
    },
  };
}

/** See `bearerStore`. */
export type BearerStore = ReturnType<typeof bearerStore>;
