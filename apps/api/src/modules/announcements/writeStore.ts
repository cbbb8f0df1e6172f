import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, files, residences } from '../../db/schema.ts';
import { lockResidence } from '../residences/lockResidence.ts';

type AnnouncementRow = typeof announcements.$inferSelect;

/** The statements that change announcements; what they lock stays locked until the transaction ends. */
export function announcementWriteStore(database: Database) {
  const lockWhere = async (condition: ReturnType<typeof eq>): Promise<AnnouncementRow | null> => {
    const [row] = await database.queries.select().from(announcements).where(condition).for('update');
    return row ?? null;
  };

  return {
    transaction: database.transaction.bind(database),
    lock: (id: string) => lockWhere(eq(announcements.id, id)),
    lockByProperty: (propertyId: string) => lockWhere(eq(announcements.propertyId, propertyId)),

    lockResidence: (id: string) => lockResidence(database, id),

    /** Whether an announcement shows the residence. */
    async isShown(residenceId: string): Promise<boolean> {
      const [row] = await database.queries
        .select({ id: announcements.id })
        .from(announcements)
        .where(eq(announcements.residenceId, residenceId));
      return row !== undefined;
    },

    async insert(row: AnnouncementRow): Promise<void> {
      await database.queries.insert(announcements).values(row);
    },

    /** Writes a locked row, which is another version then. */
    async update(row: AnnouncementRow): Promise<void> {
      await database.queries
        .update(announcements)
        .set({ ...row, version: row.version + 1 })
        .where(eq(announcements.id, row.id));
    },

    /** Deletes an announcement with its residence and the rows of its pictures; answers the pictures' keys. */
    async remove({ id, residenceId }: AnnouncementRow): Promise<string[]> {
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

/** See `announcementWriteStore`. */
export type AnnouncementWriteStore = ReturnType<typeof announcementWriteStore>;
