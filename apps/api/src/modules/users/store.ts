import { and, asc, eq, getTableColumns, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { components } from '@tilava/sdk/schema';
import type { Database } from '../../db/database.ts';
import { isAmong, jsonObject } from '../../db/expressions.ts';
import {
  announcements,
  bearers,
  favorites,
  files,
  needs,
  temporaryPasswords,
  tenantInterests,
  threads,
  users,
} from '../../db/schema.ts';
import { needOrder } from '../../matching/needOrder.ts';
import { lockUnattached } from '../files/lockUnattached.ts';
import { membershipOf } from '../team/store.ts';
import { folded, holdsWords, inDirection, type ListRequest } from '../listQuery.ts';

export type UserRow = typeof users.$inferSelect;

const {
  passwordHash: _passwordHash,
  verifiedAt: _verifiedAt,
  createdAt: _createdAt,
  fileId: _fileId,
  ...shownColumns
} = getTableColumns(users);

export type ShownUserRow = Pick<UserRow, keyof typeof shownColumns>;

/** A user with what belongs to them, each list oldest first but for needs. */
export interface WholeUser {
  readonly row: ShownUserRow;
  readonly file: { id: string; key: string; name: string; surround: boolean } | null;
  readonly properties: string[];
  readonly team: components['schemas']['Membership'] | null;
  readonly favorites: string[];
  readonly isInterested: string[];
}

/** A user of the admin's list, with the state of their account. */
export interface ListedUser {
  readonly user: WholeUser;
  readonly createdAt: Date;
  readonly verifiedAt: Date | null;
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
      where ${needs.userId} = ${users.id} order by ${sql.join([...needOrder], sql`, `)}) end`,
  team: membershipOf(users.id),
  favorites: savedIn(favorites),
  isInterested: savedIn(tenantInterests),
});

/** The name that lists show: an organisation's, else a person's. */
const shownName = sql<string>`coalesce(${users.organizationTenant} ->> 'name',
  concat_ws(' ', ${users.privateTenant} ->> 'firstName', ${users.privateTenant} ->> 'lastName'))`;

export const searchedInUser = sql<string>`concat_ws(' ', ${users.id}::text, ${users.email},
  ${users.organizationTenant} ->> 'name', ${users.organizationTenant} ->> 'businessId',
  ${users.privateTenant} ->> 'firstName', ${users.privateTenant} ->> 'lastName')`;

type UserSort = 'createdAt' | 'email' | 'name';

const sortColumns = {
  createdAt: users.createdAt,
  email: users.email,
  name: folded(shownName),
} as const satisfies Record<UserSort, unknown>;

interface UserFilter {
  readonly text: string | undefined;
  /** Landlords, or everybody else; undefined for both. */
  readonly isLandlord: boolean | undefined;
}

export type UserListRequest = ListRequest<UserSort> & UserFilter;

const isListed = ({ text, isLandlord }: UserFilter): SQL | undefined =>
  and(
    holdsWords(searchedInUser, text),
    isLandlord === undefined ? undefined : eq(users.isLandlord, isLandlord),
  );

export function userStore(database: Database) {
  const selectByIds = database.prepare('users_by_id', (queries) =>
    queries.select({ whole }).from(users).where(isAmong(users.id, 'ids')),
  );

  const findTogether = database.batchLoader<WholeUser>(async (ids) => {
    const found = await selectByIds({ ids });
    return new Map(found.map(({ whole: user }) => [user.row.id, user]));
  });

  /** The bearer may do what the old password is asked for. */
  const isConfirmed = (bearer: Uint8Array, now: Date) =>
    and(
      eq(bearers.tokenHash, bearer),
      or(gt(bearers.confirmedUntil, now), eq(bearers.mustChangePassword, true)),
    );

  return {
    find: (id: string): Promise<WholeUser | null> => findTogether(id),

    async list(request: UserListRequest): Promise<ListedUser[]> {
      const { pageNumber, entriesPerPage, sort, direction } = request;
      const rows = await database.queries
        .select({ id: users.id, createdAt: users.createdAt, verifiedAt: users.verifiedAt })
        .from(users)
        .where(isListed(request))
        .orderBy(inDirection(sortColumns[sort], direction), asc(users.createdAt), asc(users.id))
        .offset((pageNumber - 1) * entriesPerPage)
        .limit(entriesPerPage);
      const found = await selectByIds({ ids: rows.map(({ id }) => id) });
      const byId = new Map(found.map(({ whole: user }) => [user.row.id, user]));
      return rows.flatMap(({ id, ...record }) => {
        const user = byId.get(id);
        // Who was deleted in between is left out.
        return user === undefined ? [] : [{ user, ...record }];
      });
    },

    count: (filter: UserFilter): Promise<number> => database.queries.$count(users, isListed(filter)),

    transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

    /** Changes columns of a locked user, who is another version then. */
    async update(id: string, changes: Partial<UserRow>): Promise<void> {
      await database.queries
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
    },

    /** Everybody with whom a user has a conversation. */
    async correspondentsOf(id: string): Promise<(string | null)[]> {
      const rows = await database.queries
        .select({ tenantId: threads.tenantId, landlordId: threads.landlordId })
        .from(threads)
        .where(or(eq(threads.tenantId, id), eq(threads.landlordId, id)));
      return rows.map(({ tenantId, landlordId }) => (tenantId === id ? landlordId : tenantId));
    },

    async isConfirmed(bearer: Uint8Array, now: Date): Promise<boolean> {
      const rows = await database.queries
        .select({ userId: bearers.userId })
        .from(bearers)
        .where(isConfirmed(bearer, now));
      return rows.length > 0;
    },

    /** Uses the confirmation up; false where there is none. The bearer is like any other afterwards. */
    async useConfirmation(bearer: Uint8Array, now: Date): Promise<boolean> {
      const used = await database.queries
        .update(bearers)
        .set({ confirmedUntil: null, mustChangePassword: false })
        .where(isConfirmed(bearer, now))
        .returning({ userId: bearers.userId });
      return used.length > 0;
    },

    /** Ends every way in but this bearer and the new password. */
    async endOtherSessions(userId: string, bearer: Uint8Array, now: Date): Promise<void> {
      await database.queries
        .delete(bearers)
        .where(and(eq(bearers.userId, userId), ne(bearers.tokenHash, bearer)));
      await database.queries
        .update(temporaryPasswords)
        .set({ expiresAt: now })
        .where(and(eq(temporaryPasswords.userId, userId), isNull(temporaryPasswords.usedAt)));
    },

    /** Whether a file is one of `ownerIds`' and belongs to nothing; nobody else attaches it until the transaction ends. */
    async lockUnattached(fileId: string, ownerIds: readonly string[]): Promise<boolean> {
      const found = await lockUnattached(database, [fileId], ownerIds);
      return found.length > 0;
    },

    async giveFile(fileId: string, userId: string): Promise<void> {
      await database.queries.update(files).set({ userId }).where(eq(files.id, fileId));
    },
  };
}

export type UserStore = ReturnType<typeof userStore>;

export async function userExists(database: Database, id: string): Promise<boolean> {
  const [row] = await database.queries.select({ id: users.id }).from(users).where(eq(users.id, id));
  return row !== undefined;
}
