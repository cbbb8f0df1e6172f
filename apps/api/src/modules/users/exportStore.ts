import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  alertMatches,
  alerts,
  announcements,
  favorites,
  files,
  landlordInterests,
  needs,
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

  alertsOf: (userId: string) =>
    database.queries
      .select({
        property: sql<string>`coalesce(${alerts.needId}, ${announcements.propertyId})`,
        frequency: alerts.frequency,
        threshold: alerts.threshold,
      })
      .from(alerts)
      .leftJoin(needs, eq(needs.id, alerts.needId))
      .leftJoin(announcements, eq(announcements.id, alerts.announcementId))
      .where(or(eq(needs.userId, userId), eq(announcements.userId, userId)))
      .orderBy(asc(alerts.id)),

  /** Matches that a mail told the user of, or of which none needs to. */
  async toldMatchesOf(userId: string): Promise<StoredPair[]> {
    const own = or(
      and(eq(alertMatches.alertId, needs.id), eq(needs.userId, userId)),
      and(eq(alertMatches.alertId, announcements.id), eq(announcements.userId, userId)),
    );
    const rows = await database.queries
      .select({
        tenantId: needs.userId,
        announcementId: announcements.id,
        createdAt: alertMatches.toldAt,
      })
      .from(alertMatches)
      .innerJoin(needs, eq(needs.id, alertMatches.needId))
      .innerJoin(announcements, eq(announcements.id, alertMatches.announcementId))
      .where(own)
      .orderBy(asc(alertMatches.toldAt), asc(announcements.id), asc(needs.id));
    return rows.flatMap(({ createdAt, ...pairOfIds }) =>
      createdAt === null ? [] : { ...pairOfIds, createdAt },
    );
  },

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
