import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isAmong } from '../../db/isAmong.ts';
import { jsonObject } from '../../db/jsonObject.ts';
import { announcements, favorites, files, needs, tenantInterests, users } from '../../db/schema.ts';
import { inDirection, type ListRequest } from '../listOrder.ts';
import { folded, holdsWords } from '../searchWords.ts';
import { searchedInUser, shownName } from './searchedInUser.ts';

/** A user's own row. */
export type UserRow = typeof users.$inferSelect;

const { passwordHash, verifiedAt, createdAt, fileId, ...shownColumns } = getTableColumns(users);

/** As much of a user's row as may be shown to them. */
export type ShownUserRow = Pick<UserRow, keyof typeof shownColumns>;

/** A user with what belongs to them, each list oldest first. */
export interface WholeUser {
  readonly row: ShownUserRow;
  readonly file: { id: string; key: string; name: string; surround: boolean } | null;
  /** Ids of what they seek, or let. */
  readonly properties: string[];
  readonly favorites: string[];
  readonly isInterested: string[];
}

const picture = jsonObject({ id: files.id, key: files.key, name: files.name, surround: files.surround });

const savedIn = (table: typeof favorites) =>
  sql<string[]>`array(select ${table.announcementId} from ${table} where ${table.tenantId} = ${users.id}
    order by ${table.createdAt}, ${table.announcementId})`;

/** In one statement: reading oneself is what every page begins with. */
const whole: SQL<WholeUser> = jsonObject({
  row: jsonObject(shownColumns),
  file: sql<WholeUser['file']>`(select ${picture} from ${files}
    where ${files.id} = ${users.fileId})`,
  properties: sql<string[]>`case when ${users.isLandlord}
    then array(select ${announcements.propertyId} from ${announcements}
      where ${announcements.userId} = ${users.id} order by ${announcements.createdAt}, ${announcements.id})
    else array(select ${needs.id} from ${needs}
      where ${needs.userId} = ${users.id} order by ${needs.createdAt}, ${needs.id}) end`,
  favorites: savedIn(favorites),
  isInterested: savedIn(tenantInterests),
});

/** What a list of users may be ordered by. */
export type UserSort = 'createdAt' | 'email' | 'name';

const sortColumns = {
  createdAt: users.createdAt,
  email: users.email,
  name: folded(shownName),
} as const satisfies Record<UserSort, unknown>;

/** Whom a list of users holds. */
export interface UserFilter {
  /** The words of their text. */
  readonly text: string | undefined;
  /** Landlords, or everybody else; undefined for both. */
  readonly isLandlord: boolean | undefined;
}

/** What is asked of a list of users. */
export type UserListRequest = ListRequest<UserSort> & UserFilter;

const isListed = ({ text, isLandlord }: UserFilter): SQL | undefined =>
  and(
    holdsWords(searchedInUser, text),
    isLandlord === undefined ? undefined : eq(users.isLandlord, isLandlord),
  );

export function userReadStore(database: Database) {
  const selectByIds = database.prepare('users_by_id', (queries) =>
    queries.select({ whole }).from(users).where(isAmong(users.id, 'ids')),
  );

  const findTogether = database.batchLoader<WholeUser>(async (ids) => {
    const found = await selectByIds({ ids });
    return new Map(found.map(({ whole: user }) => [user.row.id, user]));
  });

  return {
    find: (id: string): Promise<WholeUser | null> => findTogether(id),

    /** A page of those whom a filter lets through. */
    async list(request: UserListRequest): Promise<WholeUser[]> {
      const { pageNumber, entriesPerPage, sort, direction } = request;
      const rows = await database.queries
        .select({ id: users.id })
        .from(users)
        .where(isListed(request))
        .orderBy(inDirection(sortColumns[sort], direction), asc(users.createdAt), asc(users.id))
        .offset((pageNumber - 1) * entriesPerPage)
        .limit(entriesPerPage);
      const ids = rows.map(({ id }) => id);
      const found = await selectByIds({ ids });
      const byId = new Map(found.map(({ whole: user }) => [user.row.id, user]));
      // Who was deleted in between is left out.
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** How many a filter lets through. */
    count: (filter: UserFilter): Promise<number> => database.queries.$count(users, isListed(filter)),
  };
}

export type UserReadStore = ReturnType<typeof userReadStore>;
