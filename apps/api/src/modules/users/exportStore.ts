import type { components } from '@tilava/sdk/schema';
import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  alertMatches,
  alerts,
  announcements,
  bearers,
  favorites,
  files,
  knownAddresses,
  landlordInterests,
  needs,
  residences,
  subscriptions,
  tenantInterests,
  users,
} from '../../db/schema.ts';
import { pictureReader } from '../residences/pictureReader.ts';

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

/** A residence that no announcement shows, which says itself what it is. */
type OpenResidence = components['schemas']['OwnResidence'];

/** The statements behind the export of a user. */
export const userExportStore = (database: Database) => ({
  /** Since when there is the account, and since when its email is known to be the user's; null for nobody. */
  async accountOf(userId: string) {
    const [row] = await database.queries
      .select({ createdAt: users.createdAt, verifiedAt: users.verifiedAt })
      .from(users)
      .where(eq(users.id, userId));
    return row ?? null;
  },

  /** Those that have not ended by a moment. */
  sessionsOf: (userId: string, now: Date) =>
    database.queries
      .select({ since: bearers.createdAt, expiresAt: bearers.expiresAt })
      .from(bearers)
      .where(and(eq(bearers.userId, userId), gt(bearers.expiresAt, now)))
      .orderBy(asc(bearers.createdAt), asc(bearers.expiresAt)),

  /** The last one first. */
  networksOf: (userId: string) =>
    database.queries
      .select({ network: knownAddresses.network, lastLoginAt: knownAddresses.lastLoginAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId))
      .orderBy(desc(knownAddresses.lastLoginAt), asc(knownAddresses.network)),

  /** Those that no announcement shows: of the others, the announcement says what they are. */
  async openResidencesOf(userId: string): Promise<OpenResidence[]> {
    const rows = await database.queries
      .select({ id: residences.id, houseType: residences.houseType })
      .from(residences)
      .leftJoin(announcements, eq(announcements.residenceId, residences.id))
      .where(and(eq(residences.userId, userId), isNull(announcements.id)))
      .orderBy(asc(residences.createdAt), asc(residences.id));
    const pictures = await pictureReader(database)(rows.map(({ id }) => id));
    return rows.flatMap(({ id, houseType }) =>
      houseType === null ? [] : { id, houseType, files: pictures.get(id) ?? [] },
    );
  },

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
