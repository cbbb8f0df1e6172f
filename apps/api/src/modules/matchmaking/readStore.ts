import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/expressions.ts';
import {
  announcements,
  favorites,
  landlordInterests,
  needs,
  tenantInterests,
  users,
} from '../../db/schema.ts';
import { readRevisions, revisionsOf } from '../announcements/store.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

export interface StoredTenant {
  readonly need: typeof needs.$inferSelect;
  readonly user: typeof users.$inferSelect;
}

interface Marks {
  readonly isFavorite: boolean;
  readonly tenantIsInterested: boolean;
  readonly landlordIsInterested: boolean;
}

const unmarked: Marks = { isFavorite: false, tenantIsInterested: false, landlordIsInterested: false };

interface Look {
  readonly marksOf: (announcementId: string) => Marks;
  /** By the ids of the announcements. */
  readonly revisions: ReadonlyMap<string, string>;
}

const asked = { ids: sql`asked.ids`, tenantId: sql`asked.tenant_id` };

/** The announcements among those asked for of which the tenant has something in a table, as one text. */
const marksIn = (table: typeof favorites) =>
  sql<string | null>`(select string_agg(${table.announcementId}::text, ',') from ${table}
    where ${table.tenantId} = ${asked.tenantId} and ${table.announcementId} = any(${asked.ids}))`;

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

  // One statement for all of them, and the ids once: sending and reading five took nearly two fifths of a list's time.
  const selectLook = database.prepare('look_of_tenant', (queries) =>
    queries
      .select({
        revisions: revisionsOf(asked.ids),
        favorites: marksIn(favorites),
        tenantInterests: marksIn(tenantInterests),
        landlordInterests: marksIn(landlordInterests),
      })
      .from(
        sql`(select ${sql.placeholder('ids')}::uuid[] as ids, ${sql.placeholder('tenantId')}::uuid as tenant_id) as asked`,
      ),
  );

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

    /** The ids of a tenant's needs. */
    async listNeeds(userId: string): Promise<string[]> {
      const rows = await database.queries
        .select({ id: needs.id })
        .from(needs)
        .where(eq(needs.userId, userId));
      return rows.map(({ id }) => id);
    },

    /** The ids of the needs by which landlords find a tenant: the active ones of a verified tenant. */
    async listCandidates(userId: string): Promise<string[]> {
      const rows = await database.queries
        .select({ id: needs.id })
        .from(needs)
        .innerJoin(users, and(eq(users.id, needs.userId), isNotNull(users.verifiedAt)))
        .where(and(eq(needs.userId, userId), needs.isActive));
      return rows.map(({ id }) => id);
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

    /** Reads what a tenant and landlords have said of each other, with the revisions of the announcements. */
    async lookAt(tenantId: string, ids: readonly string[]): Promise<Look> {
      const [found] = await selectLook({ ids, tenantId });
      if (found === undefined) throw new Error('A statement without a condition answered nothing');
      const [saved, ofTenant, ofLandlords] = [
        found.favorites,
        found.tenantInterests,
        found.landlordInterests,
      ].map((text) => new Set(text?.split(',')));
      return {
        revisions: readRevisions(found.revisions),
        marksOf: (id) => ({
          isFavorite: saved?.has(id) ?? false,
          tenantIsInterested: ofTenant?.has(id) ?? false,
          landlordIsInterested: ofLandlords?.has(id) ?? false,
        }),
      };
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

export type MatchmakingReadStore = ReturnType<typeof matchmakingReadStore>;
