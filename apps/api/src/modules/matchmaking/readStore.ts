import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../db/schema.ts';
import { isFirstActiveNeed } from '../../matching/firstNeed.ts';

/** An announcement, as it is stored. */
export type AnnouncementRow = typeof announcements.$inferSelect;

/** A need with the tenant who has it. */
export interface StoredTenant {
  readonly need: typeof needs.$inferSelect;
  readonly user: typeof users.$inferSelect;
}

/** Favourites and both kinds of interest have the same columns. */
type PairTable = typeof favorites;

/** The statements behind match lists. */
export function matchmakingReadStore(database: Database) {
  const savedAmong =
    (table: PairTable) =>
    async (tenantId: string, announcementIds: readonly string[]): Promise<Set<string>> => {
      if (announcementIds.length === 0) return new Set();
      const rows = await database.queries
        .select({ id: table.announcementId })
        .from(table)
        .where(and(eq(table.tenantId, tenantId), inArray(table.announcementId, [...announcementIds])));
      return new Set(rows.map(({ id }) => id));
    };

  const tenantsAmong =
    (table: PairTable) =>
    async (announcementId: string, tenantIds: readonly string[]): Promise<Set<string>> => {
      if (tenantIds.length === 0) return new Set();
      const rows = await database.queries
        .select({ id: table.tenantId })
        .from(table)
        .where(and(eq(table.announcementId, announcementId), inArray(table.tenantId, [...tenantIds])));
      return new Set(rows.map(({ id }) => id));
    };

  const selectNeed = database.prepare('need_by_id', (queries) =>
    queries
      .select()
      .from(needs)
      .where(eq(needs.id, sql.placeholder('id'))),
  );
  const selectAnnouncement = database.prepare('matched_announcement_by_id', (queries) =>
    queries
      .select()
      .from(announcements)
      .where(eq(announcements.id, sql.placeholder('id'))),
  );

  return {
    async findNeed(id: string) {
      const [row] = await selectNeed({ id });
      return row ?? null;
    },

    /** The id of the need by which landlords find a tenant: the first active one of a verified tenant. */
    async findCandidateNeed(userId: string): Promise<string | null> {
      const [row] = await database.queries
        .select({ id: needs.id })
        .from(needs)
        .innerJoin(users, and(eq(users.id, needs.userId), isNotNull(users.verifiedAt)))
        .where(and(eq(needs.userId, userId), needs.isActive, isFirstActiveNeed(sql`${needs}`)));
      return row?.id ?? null;
    },

    async findAnnouncement(id: string) {
      const [row] = await selectAnnouncement({ id });
      return row ?? null;
    },

    async findUser(id: string) {
      const [row] = await database.queries.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    async tenantsOf(needIds: readonly string[]): Promise<Map<string, StoredTenant>> {
      if (needIds.length === 0) return new Map();
      const rows = await database.queries
        .select({ need: needs, user: users })
        .from(needs)
        .innerJoin(users, eq(users.id, needs.userId))
        .where(inArray(needs.id, [...needIds]));
      return new Map(rows.map((row) => [row.need.id, row]));
    },

    /** Which of the announcements the tenant saved. */
    favoritesAmong: savedAmong(favorites),
    /** Which of the announcements the tenant is interested in. */
    interestsAmong: savedAmong(tenantInterests),
    /** For which of the announcements the landlord is interested in the tenant. */
    landlordInterestsAmong: savedAmong(landlordInterests),
    /** Which of the tenants are interested in the announcement. */
    interestedTenantsAmong: tenantsAmong(tenantInterests),
    /** In which of the tenants the landlord is interested, for the announcement. */
    wantedTenantsAmong: tenantsAmong(landlordInterests),
  };
}

/** See `matchmakingReadStore`. */
export type MatchmakingReadStore = ReturnType<typeof matchmakingReadStore>;
