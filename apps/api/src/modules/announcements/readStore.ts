import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { isAmong } from '../../db/isAmong.ts';
import { announcements, needs, tenantInterests } from '../../db/schema.ts';
import { oldestNeedFirst } from '../../matching/firstNeed.ts';
import { pictureReader } from '../residences/pictureReader.ts';
import { revision } from './revisions.ts';

/** An announcement as it is stored. */
export type StoredAnnouncement = typeof announcements.$inferSelect;

/** With what changes whenever it does. */
export interface RevisedAnnouncement extends StoredAnnouncement {
  readonly revision: string;
}

/** A tenant who is interested in an announcement. */
export interface InterestedTenant {
  readonly id: string;
  /** Ids of active needs, oldest first. */
  readonly properties: string[];
}

export function announcementReadStore(database: Database) {
  const selectFrom = (queries: Queries) => queries.select().from(announcements);
  const select = () => selectFrom(database.queries);
  const selectById = database.prepare('announcement_by_id', (queries) =>
    selectFrom(queries).where(eq(announcements.id, sql.placeholder('id'))),
  );
  const selectByIds = database.prepare('announcements_by_id', (queries) =>
    queries
      .select({ ...getTableColumns(announcements), revision })
      .from(announcements)
      .where(isAmong(announcements.id, 'ids')),
  );
  const selectByProperty = database.prepare('announcement_by_property', (queries) =>
    selectFrom(queries).where(eq(announcements.propertyId, sql.placeholder('propertyId'))),
  );

  async function activeNeedsOf(tenantIds: readonly string[]): Promise<Map<string, string[]>> {
    if (tenantIds.length === 0) return new Map();
    const rows = await database.queries
      .select({ id: needs.id, userId: needs.userId })
      .from(needs)
      .where(and(inArray(needs.userId, [...tenantIds]), needs.isActive))
      .orderBy(...oldestNeedFirst);
    const grouped = Map.groupBy(rows, ({ userId }) => userId);
    return new Map([...grouped].map(([userId, group]) => [userId, group.map(({ id }) => id)]));
  }

  return {
    async find(id: string): Promise<StoredAnnouncement | null> {
      const [found] = await selectById({ id });
      return found ?? null;
    },

    async findByProperty(propertyId: string): Promise<StoredAnnouncement | null> {
      const [found] = await selectByProperty({ propertyId });
      return found ?? null;
    },

    /** Oldest first. */
    listOf: (userId: string): Promise<StoredAnnouncement[]> =>
      select()
        .where(eq(announcements.userId, userId))
        .orderBy(asc(announcements.createdAt), asc(announcements.id)),

    /** So many by id, behind another one. */
    pageOf: (userId: string, after: string | null, most: number): Promise<StoredAnnouncement[]> =>
      select()
        .where(
          and(eq(announcements.userId, userId), after === null ? undefined : gt(announcements.id, after)),
        )
        .orderBy(asc(announcements.id))
        .limit(most),

    /** In no order; ids that do not exist are left out. */
    listByIds: async (ids: readonly string[]): Promise<RevisedAnnouncement[]> =>
      ids.length === 0 ? [] : selectByIds({ ids }),

    /** In no order. */
    listByProperties: async (propertyIds: readonly string[]): Promise<StoredAnnouncement[]> =>
      propertyIds.length === 0 ? [] : select().where(inArray(announcements.propertyId, [...propertyIds])),

    /** The pictures of several residences, by residence id, in their order. */
    picturesOf: pictureReader(database),

    /** The tenants who are interested with their active needs, by announcement id. */
    async interestedIn(announcementIds: readonly string[]): Promise<Map<string, InterestedTenant[]>> {
      if (announcementIds.length === 0) return new Map();
      const rows = await database.queries
        .select({ announcementId: tenantInterests.announcementId, tenantId: tenantInterests.tenantId })
        .from(tenantInterests)
        .where(inArray(tenantInterests.announcementId, [...announcementIds]))
        .orderBy(asc(tenantInterests.createdAt), asc(tenantInterests.tenantId));
      const grouped = Map.groupBy(rows, ({ announcementId }) => announcementId);
      const sought = await activeNeedsOf(rows.map(({ tenantId }) => tenantId));
      const tenantsOf = (group: typeof rows) =>
        group.map(({ tenantId }) => ({ id: tenantId, properties: sought.get(tenantId) ?? [] }));
      return new Map([...grouped].map(([id, group]) => [id, tenantsOf(group)]));
    },
  };
}

export type AnnouncementReadStore = ReturnType<typeof announcementReadStore>;
