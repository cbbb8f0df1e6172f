import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users, type needs } from '../../db/schema.ts';
import { insertNeed } from '../properties/insertNeed.ts';

/** A user that is to be stored. */
export type NewUserRow = typeof users.$inferSelect;

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

  insertNeed: (need: typeof needs.$inferSelect) => insertNeed(database, need),

  async passwordHashOf(id: string): Promise<string | null> {
    const [row] = await database.queries
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    return row?.passwordHash ?? null;
  },

  transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),
});

export type SignUpStore = ReturnType<typeof signUpStore>;
