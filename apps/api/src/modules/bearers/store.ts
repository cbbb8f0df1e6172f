import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bearers, temporaryPasswords, users } from '../../db/schema.ts';

export interface Login {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly verifiedAt: Date | null;
}

const login = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  verifiedAt: users.verifiedAt,
};

export function bearerWriteStore(database: Database) {
  return {
    transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

    async findLogin(email: string): Promise<Login | null> {
      const [row] = await database.queries.select(login).from(users).where(eq(users.email, email));
      return row ?? null;
    },

    async findLoginOf(userId: string): Promise<Login | null> {
      const [row] = await database.queries.select(login).from(users).where(eq(users.id, userId));
      return row ?? null;
    },

    markVerified: (userId: string, verifiedAt: Date) => markVerified(database, userId, verifiedAt),

    /** The only temporary password of an email that works: the newest, unless it was used or is too old. */
    async findTemporaryPassword(email: string, now: Date) {
      const [newest] = await database.queries
        .select({
          id: temporaryPasswords.id,
          passwordHash: temporaryPasswords.passwordHash,
          usedAt: temporaryPasswords.usedAt,
          expiresAt: temporaryPasswords.expiresAt,
        })
        .from(temporaryPasswords)
        .innerJoin(users, eq(users.id, temporaryPasswords.userId))
        .where(eq(users.email, email))
        .orderBy(desc(temporaryPasswords.createdAt), desc(temporaryPasswords.id))
        .limit(1);
      return newest === undefined || newest.usedAt !== null || newest.expiresAt <= now ? null : newest;
    },

    async useTemporaryPassword(id: string, usedAt: Date): Promise<void> {
      await database.queries.update(temporaryPasswords).set({ usedAt }).where(eq(temporaryPasswords.id, id));
    },

    /** The hash of the temporary password that a bearer was opened by: it was used as the bearer was made. */
    async temporaryPasswordOf(tokenHash: Uint8Array): Promise<string | null> {
      const [row] = await database.queries
        .select({ passwordHash: temporaryPasswords.passwordHash })
        .from(bearers)
        .innerJoin(
          temporaryPasswords,
          and(
            eq(temporaryPasswords.userId, bearers.userId),
            eq(temporaryPasswords.usedAt, bearers.createdAt),
          ),
        )
        .where(eq(bearers.tokenHash, tokenHash));
      return row?.passwordHash ?? null;
    },

    async insert(bearer: typeof bearers.$inferSelect): Promise<void> {
      await database.queries.insert(bearers).values(bearer);
    },

    /** Opens the time in which the password may change or the account go; false where the bearer has ended. */
    async confirm(tokenHash: Uint8Array, confirmedUntil: Date): Promise<boolean> {
      const confirmed = await database.queries
        .update(bearers)
        .set({ confirmedUntil })
        .where(eq(bearers.tokenHash, tokenHash))
        .returning({ userId: bearers.userId });
      return confirmed.length > 0;
    },

    async delete(tokenHash: Uint8Array): Promise<void> {
      await database.queries.delete(bearers).where(eq(bearers.tokenHash, tokenHash));
    },

    async deleteExpired(now: Date): Promise<void> {
      await database.queries.delete(bearers).where(lte(bearers.expiresAt, now));
    },
  };
}

export type BearerWriteStore = ReturnType<typeof bearerWriteStore>;

/** Writes down since when somebody's email is known to be theirs, unless it is already. */
export async function markVerified(database: Database, userId: string, verifiedAt: Date): Promise<void> {
  await database.queries
    .update(users)
    .set({ verifiedAt, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}
