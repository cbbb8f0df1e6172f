import { asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, favorites, files, needs, tenantInterests, users } from '../../db/schema.ts';

/** A user's own row. */
export type UserRow = typeof users.$inferSelect;

/** A user with what belongs to them, each list oldest first. */
export interface WholeUser {
  readonly row: UserRow;
  readonly file: { id: string; key: string; name: string; surround: boolean } | null;
  /** Ids of what they seek and let. */
  readonly properties: string[];
  readonly favorites: string[];
  readonly isInterested: string[];
}

const idsOf = (statement: SQL) =>
  sql<string[]>`(select coalesce(json_agg(entry.id), '[]') from (${statement}) as entry)`;

const savedIn = (table: typeof favorites) =>
  idsOf(sql`select ${table.announcementId} as id from ${table} where ${table.tenantId} = ${users.id}
    order by ${table.createdAt}, ${table.announcementId}`);

/** In one statement: reading oneself is what every page begins with. */
const whole = {
  row: users,
  file: sql<WholeUser['file']>`(select json_build_object(
    'id', ${files.id}, 'key', ${files.key}, 'name', ${files.name}, 'surround', ${files.surround}
  ) from ${files} where ${files.id} = ${users.fileId})`,
  // One is a tenant or a landlord: only one of the two finds anything.
  properties: idsOf(sql`select found.id from (
    select ${needs.id} as id, ${needs.createdAt} as made from ${needs} where ${needs.userId} = ${users.id}
    union all
    select ${announcements.propertyId}, ${announcements.createdAt} from ${announcements}
    where ${announcements.userId} = ${users.id}
  ) as found order by found.made, found.id`),
  favorites: savedIn(favorites),
  isInterested: savedIn(tenantInterests),
};

/** The statements behind reading users. */
export function userStore(database: Database) {
  const selectById = database.prepare('user_by_id', (queries) =>
    queries
      .select(whole)
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  );

  return {
    async find(id: string): Promise<WholeUser | null> {
      const [found] = await selectById({ id });
      return found ?? null;
    },

    /** A page of all users, oldest first. */
    list: (offset: number, limit: number): Promise<WholeUser[]> =>
      database.queries
        .select(whole)
        .from(users)
        .orderBy(asc(users.createdAt), asc(users.id))
        .offset(offset)
        .limit(limit),

    async count(): Promise<number> {
      const [row] = await database.queries.select({ total: count() }).from(users);
      return row?.total ?? 0;
    },
  };
}

/** See `userStore`. */
export type UserStore = ReturnType<typeof userStore>;
