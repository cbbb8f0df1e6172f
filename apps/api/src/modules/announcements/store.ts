import { and, asc, eq, getTableColumns, gt, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { isAmong } from '../../db/expressions.ts';
import { announcements, files, residences, tenantInterests } from '../../db/schema.ts';
import { isBlockedBetween } from '../../matching/blocked.ts';
import { needsByFit } from '../../matching/needOrder.ts';
import { lockPairs } from '../favorites/store.ts';
import { findResidence, pictureReader, raiseVersion } from '../residences/store.ts';

export type StoredAnnouncement = typeof announcements.$inferSelect;

/** With what changes whenever it does. */
export interface RevisedAnnouncement extends StoredAnnouncement {
  readonly revision: string;
}

export interface InterestedTenant {
  readonly id: string;
  /** Ids of active needs, oldest first. */
  readonly properties: string[];
}

export function announcementStore(database: Database) {
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

  /** All of a landlord, or chosen ones alone. */
  const isOf = (userId: string, chosen: readonly string[] | null) =>
    and(
      eq(announcements.userId, userId),
      chosen === null ? undefined : inArray(announcements.id, [...chosen]),
    );

  return {
    async find(id: string): Promise<StoredAnnouncement | null> {
      const [found] = await selectById({ id });
      return found ?? null;
    },

    async findByProperty(propertyId: string): Promise<StoredAnnouncement | null> {
      const [found] = await selectByProperty({ propertyId });
      return found ?? null;
    },

    /** Oldest first, as their ids are. */
    listOf: (userId: string, chosen: readonly string[] | null): Promise<StoredAnnouncement[]> =>
      select().where(isOf(userId, chosen)).orderBy(asc(announcements.id)),

    /** So many by id, behind another one. */
    pageOf: (
      userId: string,
      after: string | null,
      most: number,
      chosen: readonly string[] | null,
    ): Promise<StoredAnnouncement[]> =>
      select()
        .where(and(isOf(userId, chosen), after === null ? undefined : gt(announcements.id, after)))
        .orderBy(asc(announcements.id))
        .limit(most),

    /** In no order; ids that do not exist are left out. */
    listByIds: async (ids: readonly string[]): Promise<RevisedAnnouncement[]> =>
      ids.length === 0 ? [] : selectByIds({ ids }),

    listByProperties: async (propertyIds: readonly string[]): Promise<StoredAnnouncement[]> =>
      propertyIds.length === 0 ? [] : select().where(inArray(announcements.propertyId, [...propertyIds])),

    picturesOf: pictureReader(database),

    /** The tenants who are interested and no block hides, with their active needs by fit, by announcement id. */
    async interestedIn(announcementIds: readonly string[]): Promise<Map<string, InterestedTenant[]>> {
      if (announcementIds.length === 0) return new Map();
      const rows = await database.queries
        .select({
          announcementId: tenantInterests.announcementId,
          id: tenantInterests.tenantId,
          properties: sql<string[]>`array(
            select n.id from (
              select n.id, n.is_active ${needsByFit(tenantInterests.tenantId, tenantInterests.announcementId)}
            ) as n where n.is_active
          )`,
        })
        .from(tenantInterests)
        .innerJoin(announcements, eq(announcements.id, tenantInterests.announcementId))
        .where(
          and(
            inArray(tenantInterests.announcementId, [...announcementIds]),
            not(isBlockedBetween(tenantInterests.tenantId, announcements.userId)),
          ),
        )
        .orderBy(asc(tenantInterests.createdAt), asc(tenantInterests.tenantId));
      const grouped = Map.groupBy(rows, ({ announcementId }) => announcementId);
      return new Map(
        [...grouped].map(([announcementId, tenants]) => [
          announcementId,
          tenants.map(({ id, properties }) => ({ id, properties })),
        ]),
      );
    },

    transaction: database.transaction.bind(database),

    findResidence: (id: string) => findResidence(database, id),

    async isShown(residenceId: string): Promise<boolean> {
      const [row] = await database.queries
        .select({ id: announcements.id })
        .from(announcements)
        .where(eq(announcements.residenceId, residenceId));
      return row !== undefined;
    },

    countOf: (userId: string): Promise<number> =>
      database.queries.$count(announcements, eq(announcements.userId, userId)),

    /** Those that a landlord has by a reference, or by their id where they have none, by what they were asked for by. */
    async findByReferences(
      userId: string,
      references: readonly string[],
    ): Promise<Map<string, StoredAnnouncement>> {
      if (references.length === 0) return new Map();
      const ids = references.filter((reference) => idPattern.test(reference));
      const rows = await select().where(
        and(
          eq(announcements.userId, userId),
          or(
            inArray(announcements.reference, [...references]),
            and(isNull(announcements.reference), inArray(announcements.id, ids)),
          ),
        ),
      );
      return new Map(rows.map((row) => [row.reference ?? row.id, row]));
    },

    /** Writes announcements of which each says what its residence is, and these. */
    async insertWithResidences(rows: readonly StoredAnnouncement[]): Promise<void> {
      if (rows.length === 0) return;
      const made = rows.map(({ residenceId: id, userId, createdAt }) => ({ id, userId, createdAt }));
      await database.queries.insert(residences).values(made);
      await database.queries.insert(announcements).values([...rows]);
    },

    /** Writes an announcement, which says from now on what its residence is. */
    async insert(row: StoredAnnouncement): Promise<void> {
      await database.queries.insert(announcements).values(row);
      await database.queries
        .update(residences)
        .set({ houseType: null })
        .where(eq(residences.id, row.residenceId));
    },

    /** Writes a row whose owner is locked, which is another version then. */
    async update(row: StoredAnnouncement): Promise<void> {
      await database.queries
        .update(announcements)
        .set({ ...row, version: row.version + 1 })
        .where(eq(announcements.id, row.id));
    },

    /** A residence of which its announcement says something else is another version, too. */
    touchResidence: (id: string) => raiseVersion(database, id),

    /** Deletes an announcement with its residence and the rows of its pictures; answers the pictures' keys. */
    async remove({ id, residenceId }: StoredAnnouncement): Promise<string[]> {
      await lockPairs(database, { ofAnnouncement: id });
      await database.queries.delete(announcements).where(eq(announcements.id, id));
      const pictures = await database.queries
        .delete(files)
        .where(eq(files.residenceId, residenceId))
        .returning({ key: files.key });
      await database.queries.delete(residences).where(eq(residences.id, residenceId));
      return pictures.map(({ key }) => key);
    },
  };
}

export type AnnouncementStore = ReturnType<typeof announcementStore>;

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Characters of a UUID. */
const idLength = 36;

/** The transaction that wrote the row last, which is another one also where somebody changes it by hand. */
const revision = sql<string>`${announcements.version} || '/' || xmin::text`;

/** What changes with announcements or their pictures, as one text, which is far quicker to send and read. */
export const revisionsOf = (ids: SQL): SQL<string | null> =>
  sql`(select string_agg(${announcements.id} || ' ' || ${revision}, ',') from ${announcements} where ${announcements.id} = any(${ids}))`;

/** The revisions that `revisionsOf` selected, by the ids of the announcements. */
export function readRevisions(selected: string | null): ReadonlyMap<string, string> {
  const texts = selected?.split(',') ?? [];
  return new Map(texts.map((text) => [text.slice(0, idLength), text.slice(idLength + 1)]));
}
