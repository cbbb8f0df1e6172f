import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import { presentUser } from './present.ts';
import type { UserRow, UserStore, UsersBelongings } from './store.ts';

type User = components['schemas']['User'];

/** A user, and which version of it. */
export interface VersionedUser {
  readonly user: User;
  readonly version: number;
}

/** Reading users. */
export function userService(store: UserStore) {
  async function present(rows: readonly UserRow[]): Promise<VersionedUser[]> {
    const belongings = await store.belongingsOf(rows);
    return rows.map((row) => ({
      user: presentUser(row, relationsOf(row, belongings)),
      version: row.version,
    }));
  }

  /** The user with everything that is theirs; who asks has to be allowed already. */
  async function readVersion(id: string): Promise<VersionedUser> {
    const row = await store.find(id);
    const [found] = row === null ? [] : await present([row]);
    if (found === undefined) throw notFound();
    return found;
  }

  return {
    readVersion,
    readOwn: async (id: string): Promise<User> => (await readVersion(id)).user,

    /** Oneself, or anybody for an admin. */
    async read(caller: Caller, id: string): Promise<VersionedUser> {
      requireReach(caller, 'getUser', id);
      return readVersion(id);
    },

    /** A page of all users, oldest first, for who may list them. */
    async list(pageNumber: number, entriesPerPage: number): Promise<components['schemas']['UserPage']> {
      const rows = await store.list((pageNumber - 1) * entriesPerPage, entriesPerPage);
      const entriesCount = await store.count();
      return { results: (await present(rows)).map(({ user }) => user), entriesCount, pageNumber };
    },
  };
}

/** See `userService`. */
export type UserService = ReturnType<typeof userService>;

function relationsOf({ id, fileId }: UserRow, all: UsersBelongings) {
  const own = (list: UsersBelongings['properties']) =>
    list.filter(({ userId }) => userId === id).map((entry) => entry.id);
  return {
    file: all.pictures.find((picture) => picture.id === fileId) ?? null,
    properties: own(all.properties),
    favorites: own(all.favorites),
    isInterested: own(all.isInterested),
  };
}
