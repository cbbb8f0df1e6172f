import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { needs, users } from '../../db/schema.ts';

/** A user that is to be stored. */
export type NewUserRow = typeof users.$inferInsert;
/** A need that is to be stored. */
export type NewNeedRow = typeof needs.$inferInsert;

/** The statements behind signing up. */
export const signUpStore = (database: Database) => ({
  /** False where there is a user with the same email, also one that another transaction is just making. */
  async insertUser(user: NewUserRow): Promise<boolean> {
    const made = await database.queries
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    return made.length > 0;
  },

  async insertNeed(need: NewNeedRow): Promise<void> {
    await database.queries.insert(needs).values(need);
  },

  async passwordHashOf(id: string): Promise<string | null> {
    const [row] = await database.queries
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    return row?.passwordHash ?? null;
  },

  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),
});

/** See `signUpStore`. */
export type SignUpStore = ReturnType<typeof signUpStore>;
