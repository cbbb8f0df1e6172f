import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, files, residences } from '../../db/schema.ts';
import { typeColumns } from '../announcements/toRow.ts';
import { lockUnattached } from '../files/lockUnattached.ts';
import type { ResidenceRow } from './findResidence.ts';
import { touchResidence } from './touchResidence.ts';

/** A picture with its place among those of its residence. */
export interface PlacedPicture {
  readonly id: string;
  readonly surround: boolean;
  readonly position: number;
}

/** No announcement shows it; a landlord's announcements show the landlord's own residences. */
const isOpen = ({ queries }: Database) =>
  notExists(
    queries
      .select({ id: announcements.id })
      .from(announcements)
      .where(and(eq(announcements.userId, residences.userId), eq(announcements.residenceId, residences.id))),
  );

export const residenceWriteStore = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** How many residences of a landlord no announcement shows. */
  countOpen: (userId: string): Promise<number> =>
    database.queries.$count(residences, and(eq(residences.userId, userId), isOpen(database))),

  /** Whose residences wait since before a moment. */
  async ownersOfOpen(before: Date): Promise<string[]> {
    const rows = await database.queries
      .selectDistinct({ userId: residences.userId })
      .from(residences)
      .where(and(lt(residences.createdAt, before), isOpen(database)));
    return rows.map(({ userId }) => userId);
  },

  /** Forgets what a locked landlord has left open; the pictures belong to nothing then. */
  async removeOpen(userId: string, before: Date): Promise<void> {
    await database.queries
      .delete(residences)
      .where(and(eq(residences.userId, userId), lt(residences.createdAt, before), isOpen(database)));
  },

  async insert(row: ResidenceRow): Promise<void> {
    await database.queries.insert(residences).values(row);
  },

  /** Says what a residence is: in its announcement, or by itself while it has none. */
  async setHouseType(id: string, houseType: ResidenceRow['houseType']): Promise<void> {
    const announced = await database.queries
      .update(announcements)
      .set(typeColumns(houseType))
      .where(eq(announcements.residenceId, id))
      .returning({ id: announcements.id });
    if (announced.length > 0) return;
    await database.queries.update(residences).set({ houseType }).where(eq(residences.id, id));
  },

  touch: (id: string) => touchResidence(database, id),

  lockUnattached: (ids: readonly string[], userIds: readonly string[]) =>
    lockUnattached(database, ids, userIds),

  /** Puts pictures into their places; they become the owner's, so that they go with the owner. */
  async place(
    pictures: readonly PlacedPicture[],
    residence: { readonly id: string; readonly userId: string },
  ): Promise<void> {
    const { id: residenceId, userId } = residence;
    for (const { id, surround, position } of pictures) {
      await database.queries
        .update(files)
        .set({ residenceId, userId, surround, position })
        .where(eq(files.id, id));
    }
  },
});

export type ResidenceWriteStore = ReturnType<typeof residenceWriteStore>;
