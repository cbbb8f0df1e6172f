import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/isAmong.ts';
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

/** What the two sides of a pair have said of each other. */
export interface Marks {
  readonly isFavorite: boolean;
  readonly tenantIsInterested: boolean;
  readonly landlordIsInterested: boolean;
}

const unmarked: Marks = { isFavorite: false, tenantIsInterested: false, landlordIsInterested: false };

/** The statements behind match lists. */
export function matchmakingReadStore(database: Database) {
  const selectMarks = database.prepare('marks_of_pairs', (queries) => {
    const marked = (mark: keyof Marks, table: typeof favorites) =>
      queries
        .select({
          mark: sql<keyof Marks>`${mark}`.as('mark'),
          tenantId: table.tenantId,
          announcementId: table.announcementId,
        })
        .from(table)
        .where(and(isAmong(table.tenantId, 'tenantIds'), isAmong(table.announcementId, 'announcementIds')));
    return unionAll(
      marked('isFavorite', favorites),
      marked('tenantIsInterested', tenantInterests),
      marked('landlordIsInterested', landlordInterests),
    );
  });

  const selectNeed = database.prepare('need_by_id', (queries) =>
    queries
      .select()
      .from(needs)
      .where(eq(needs.id, sql.placeholder('id'))),
  );
  const selectTenants = database.prepare('tenants_of_needs', (queries) =>
    queries
      .select({ need: needs, user: users })
      .from(needs)
      .innerJoin(users, eq(users.id, needs.userId))
      .where(isAmong(needs.id, 'needIds')),
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
      const rows = await selectTenants({ needIds });
      return new Map(rows.map((row) => [row.need.id, row]));
    },

    /** Reads what each of the tenants and the landlord of each of the announcements have said of each other. */
    async marksOf(
      tenantIds: readonly string[],
      announcementIds: readonly string[],
    ): Promise<(tenantId: string, announcementId: string) => Marks> {
      const rows = await selectMarks({ tenantIds, announcementIds });
      const pairs = Map.groupBy(rows, ({ tenantId, announcementId }) => `${tenantId} ${announcementId}`);
      return (tenantId, announcementId) => {
        const marks = pairs.get(`${tenantId} ${announcementId}`);
        if (marks === undefined) return unmarked;
        return { ...unmarked, ...Object.fromEntries(marks.map(({ mark }) => [mark, true])) };
      };
    },
  };
}

/** See `matchmakingReadStore`. */
export type MatchmakingReadStore = ReturnType<typeof matchmakingReadStore>;
