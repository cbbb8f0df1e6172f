import { asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { announcements, needs, users } from '../../db/schema.ts';
import { needOrder } from '../../matching/needOrder.ts';
import { folded, holdsWords, inDirection, type ListRequest } from '../listQuery.ts';
import { searchedInUser } from '../users/store.ts';

export type NeedRow = typeof needs.$inferSelect;

export interface PropertyRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly ownerId: string;
  readonly ownerEmail: string | null;
}

export type PropertySort = 'createdAt' | 'address' | 'rent' | 'size';

/** Needs and listings as one, with what they are looked for by, and whose they are. */
function everything({ queries }: Database) {
  const searched = (id: SQLWrapper, address: SQLWrapper, description: SQLWrapper) =>
    sql<string>`concat_ws(' ', ${id}::text, ${address}, ${description}, ${searchedInUser})`.as('searched');
  const wanted = queries
    .select({
      id: needs.id,
      createdAt: needs.createdAt,
      ownerId: needs.userId,
      ownerEmail: users.email,
      address: needs.address,
      rent: sql<number | null>`coalesce(${needs.rentMax}, ${needs.rentMin})`.as('rent'),
      size: sql<number | null>`coalesce(${needs.sizeMax}, ${needs.sizeMin})`.as('size'),
      searched: searched(needs.id, needs.address, needs.description),
    })
    .from(needs)
    .leftJoin(users, eq(users.id, needs.userId));
  const offered = queries
    .select({
      id: announcements.propertyId,
      createdAt: announcements.createdAt,
      ownerId: announcements.userId,
      ownerEmail: users.email,
      address: announcements.address,
      rent: sql<number | null>`${announcements.rent}`.as('rent'),
      size: sql<number | null>`${announcements.size}`.as('size'),
      searched: searched(announcements.propertyId, announcements.address, announcements.description),
    })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.userId));
  return unionAll(wanted, offered).as('entries');
}

/** The statements behind reading needs; listings are stored with their announcements. */
export const propertyStore = (database: Database) => ({
  async findNeed(id: string): Promise<NeedRow | null> {
    const [row] = await database.queries.select().from(needs).where(eq(needs.id, id));
    return row ?? null;
  },

  /** In the tenant's order. */
  listNeedsOf: (userId: string): Promise<NeedRow[]> =>
    database.queries
      .select()
      .from(needs)
      .where(eq(needs.userId, userId))
      .orderBy(...needOrder),

  listNeeds: async (ids: readonly string[]): Promise<NeedRow[]> =>
    ids.length === 0
      ? []
      : database.queries
          .select()
          .from(needs)
          .where(inArray(needs.id, [...ids])),

  /** Which needs and listings are on a page of those that hold the words of a text, with their owners. */
  async page(request: ListRequest<PropertySort>): Promise<PropertyRecord[]> {
    const { pageNumber, entriesPerPage, text, sort, direction } = request;
    const entries = everything(database);
    const sorted = entries[sort];
    return database.queries
      .select({
        id: entries.id,
        createdAt: entries.createdAt,
        ownerId: entries.ownerId,
        ownerEmail: entries.ownerEmail,
      })
      .from(entries)
      .where(holdsWords(entries.searched, text))
      .orderBy(
        inDirection(sort === 'address' ? folded(sorted) : sorted, direction),
        asc(entries.createdAt),
        asc(entries.id),
      )
      .offset((pageNumber - 1) * entriesPerPage)
      .limit(entriesPerPage);
  },

  async count(text: string | undefined): Promise<number> {
    const entries = everything(database);
    return database.queries.$count(entries, holdsWords(entries.searched, text));
  },

  transaction: database.transaction.bind(database),

  insertNeed: (need: NeedRow): Promise<NeedRow> => insertNeed(database, need),

  /** Writes a row whose owner is locked, which is another version then. */
  updateNeed: (row: NeedRow): Promise<NeedRow> => updateNeed(database, row),

  /** Numbers needs whose owner is locked as they are ordered, from `first` on; those that stand elsewhere then are other versions. */
  async renumber(ordered: readonly NeedRow[], first = 1): Promise<void> {
    for (const [index, row] of ordered.entries()) {
      const position = first + index;
      if (row.position !== position) await updateNeed(database, { ...row, position });
    }
  },

  async removeNeed(id: string): Promise<void> {
    await database.queries.delete(needs).where(eq(needs.id, id));
  },
});

export type PropertyStore = ReturnType<typeof propertyStore>;

async function updateNeed(database: Database, row: NeedRow): Promise<NeedRow> {
  const [next] = await database.queries
    .update(needs)
    .set({ ...row, version: row.version + 1 })
    .where(eq(needs.id, row.id))
    .returning();
  if (next === undefined) throw new Error('A need whose owner is locked is gone');
  return next;
}

/** Stores what somebody seeks, who is locked or made in the same transaction. */
export async function insertNeed(
  database: Database,
  need: typeof needs.$inferSelect,
): Promise<typeof needs.$inferSelect> {
  const [row] = await database.queries.insert(needs).values(need).returning();
  if (row === undefined) throw new Error('A need was not stored');
  return row;
}
