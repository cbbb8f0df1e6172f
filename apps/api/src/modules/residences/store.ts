import type { components } from '@tilava/sdk/schema';
import { and, asc, eq, getTableColumns, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/expressions.ts';
import { announcements, files, residences } from '../../db/schema.ts';
import { typeColumns } from '../announcements/toRow.ts';
import { lockUnattached } from '../files/lockUnattached.ts';

type ResidenceType = components['schemas']['ResidenceType'];

export type ResidenceRow = typeof residences.$inferSelect & { readonly houseType: ResidenceType };

/** A residence; whoever publishes it or changes anything of it locks its owner. */
export async function findResidence(database: Database, id: string): Promise<ResidenceRow | null> {
  const [row] = await database.queries
    .select({
      ...getTableColumns(residences),
      houseType: sql<ResidenceType>`coalesce(${announcements.residenceType}, ${residences.houseType})`,
    })
    .from(residences)
    .leftJoin(announcements, eq(announcements.residenceId, residences.id))
    .where(eq(residences.id, id));
  return row ?? null;
}

export interface StoredPicture {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly surround: boolean;
  /** Left out where nobody has described it. */
  readonly caption?: string;
}

export const presentResidence = (
  { id, houseType, createdAt, updatedAt }: Pick<ResidenceRow, 'id' | 'houseType' | 'createdAt' | 'updatedAt'>,
  pictures: readonly StoredPicture[],
): components['schemas']['OwnResidence'] => ({
  id,
  houseType,
  files: [...pictures],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Reads the pictures of several residences, by residence id, in their order. */
export function pictureReader(database: Database) {
  const select = database.prepare('pictures_of_residences', (queries) =>
    queries
      .select({
        residenceId: files.residenceId,
        id: files.id,
        key: files.key,
        name: files.name,
        surround: files.surround,
        caption: files.caption,
      })
      .from(files)
      .where(isAmong(files.residenceId, 'ids'))
      .orderBy(asc(files.position), asc(files.id)),
  );
  return async (ids: readonly string[]): Promise<Map<string, StoredPicture[]>> => {
    if (ids.length === 0) return new Map();
    const grouped = Map.groupBy(await select({ ids }), ({ residenceId }) => residenceId ?? '');
    return new Map(
      [...grouped].map(([id, group]) => [
        id,
        group.map(({ residenceId: _, caption, ...picture }) => ({
          ...picture,
          ...(caption !== null && { caption }),
        })),
      ]),
    );
  };
}

/** Makes a residence another version; of its announcement see `touchResidence`. */
export async function raiseVersion(database: Database, id: string): Promise<void> {
  await database.queries
    .update(residences)
    .set({ version: sql`${residences.version} + 1` })
    .where(eq(residences.id, id));
}

/** Makes a residence that has changed, and the announcement that shows it, another version. */
export async function touchResidence(database: Database, id: string): Promise<void> {
  await raiseVersion(database, id);
  await database.queries
    .update(announcements)
    .set({ version: sql`${announcements.version} + 1` })
    .where(eq(announcements.residenceId, id));
}

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

export function residenceStore(database: Database) {
  const picturesOf = pictureReader(database);
  return {
    find: (id: string) => findResidence(database, id),

    /** In their order. */
    picturesOf: async (id: string): Promise<StoredPicture[]> => (await picturesOf([id])).get(id) ?? [],

    transaction: database.transaction.bind(database),

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

    /** Describes a picture of a residence; answers whether it is one, and said something else before. */
    async describe(
      residenceId: string,
      id: string,
      caption: string | null,
    ): Promise<'missing' | 'same' | 'changed'> {
      const [picture] = await database.queries
        .select({ caption: files.caption })
        .from(files)
        .where(and(eq(files.id, id), eq(files.residenceId, residenceId)));
      if (picture === undefined) return 'missing';
      if (picture.caption === caption) return 'same';
      await database.queries.update(files).set({ caption }).where(eq(files.id, id));
      return 'changed';
    },

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
  };
}

export type ResidenceStore = ReturnType<typeof residenceStore>;
