import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, files, residences } from '../../db/schema.ts';
import { lockPairs } from '../favorites/lockPairs.ts';
import { findResidence } from '../residences/findResidence.ts';
import { raiseVersion } from '../residences/touchResidence.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

export function announcementWriteStore(database: Database) {
  const findWhere = async (condition: ReturnType<typeof eq>): Promise<AnnouncementRow | null> => {
    const [row] = await database.queries.select().from(announcements).where(condition);
    return row ?? null;
  };

  return {
    transaction: database.transaction.bind(database),
    find: (id: string) => findWhere(eq(announcements.id, id)),
    findByProperty: (propertyId: string) => findWhere(eq(announcements.propertyId, propertyId)),

    findResidence: (id: string) => findResidence(database, id),

    /** Whether an announcement shows the residence. */
    async isShown(residenceId: string): Promise<boolean> {
      const [row] = await database.queries
        .select({ id: announcements.id })
        .from(announcements)
        .where(eq(announcements.residenceId, residenceId));
      return row !== undefined;
    },

    countOf: (userId: string): Promise<number> =>
      database.queries.$count(announcements, eq(announcements.userId, userId)),

    /** Writes an announcement, which says from now on what its residence is. */
    async insert(row: AnnouncementRow): Promise<void> {
      await database.queries.insert(announcements).values(row);
      await database.queries
        .update(residences)
        .set({ houseType: null })
        .where(eq(residences.id, row.residenceId));
    },

    /** Writes a row whose owner is locked, which is another version then. */
    async update(row: AnnouncementRow): Promise<void> {
      await database.queries
        .update(announcements)
        .set({ ...row, version: row.version + 1 })
        .where(eq(announcements.id, row.id));
    },

    /** A residence of which its announcement says something else is another version, too. */
    touchResidence: (id: string) => raiseVersion(database, id),

    /** Deletes an announcement with its residence and the rows of its pictures; answers the pictures' keys. */
    async remove({ id, residenceId }: AnnouncementRow): Promise<string[]> {
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

export type AnnouncementWriteStore = ReturnType<typeof announcementWriteStore>;
