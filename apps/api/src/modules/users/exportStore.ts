import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  favorites,
  files,
  landlordInterests,
  subscriptions,
  tenantInterests,
  users,
} from '../../db/schema.ts';

/** A tenant and an announcement that belong together, and since when. */
export interface StoredPair {
  readonly tenantId: string;
  readonly announcementId: string;
  readonly createdAt: Date;
}

const pair = (table: typeof favorites) => ({
  tenantId: table.tenantId,
  announcementId: table.announcementId,
  createdAt: table.createdAt,
});

/** The statements behind the export of a user. */
export const userExportStore = (database: Database) => ({
  favoritesOf: (userId: string): Promise<StoredPair[]> => pairsOfTenant(database, favorites, userId),

  interestsOf: (userId: string): Promise<StoredPair[]> => pairsOfTenant(database, tenantInterests, userId),

  /** Tenants whom a landlord is interested in, for any announcement of theirs. */
  landlordInterestsOf: (userId: string): Promise<StoredPair[]> =>
    database.queries
      .select(pair(landlordInterests))
      .from(landlordInterests)
      .innerJoin(announcements, eq(announcements.id, landlordInterests.announcementId))
      .where(eq(announcements.userId, userId))
      .orderBy(
        asc(landlordInterests.createdAt),
        asc(landlordInterests.announcementId),
        asc(landlordInterests.tenantId),
      ),

  filesOf: (userId: string) =>
    database.queries
      .select({ id: files.id, key: files.key, name: files.name, surround: files.surround })
      .from(files)
      .where(eq(files.userId, userId))
      .orderBy(asc(files.createdAt), asc(files.id)),

  /** Of the address that the user has shown to be theirs: before that, it may be somebody else's. */
  async newsletterOf(userId: string) {
    const [row] = await database.queries
      .select({
        askedAt: subscriptions.askedAt,
        confirmedAt: subscriptions.confirmedAt,
        language: subscriptions.language,
      })
      .from(subscriptions)
      .innerJoin(users, and(eq(users.email, subscriptions.email), isNotNull(users.verifiedAt)))
      .where(eq(users.id, userId));
    return row ?? null;
  },
});

/** See `userExportStore`. */
export type UserExportStore = ReturnType<typeof userExportStore>;

const pairsOfTenant = (database: Database, table: typeof favorites, userId: string): Promise<StoredPair[]> =>
  database.queries
    .select(pair(table))
    .from(table)
    .where(eq(table.tenantId, userId))
    .orderBy(asc(table.createdAt), asc(table.announcementId));
