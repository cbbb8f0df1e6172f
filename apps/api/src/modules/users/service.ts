import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import { presentUser } from './present.ts';
import type { UserStore } from './store.ts';

type User = components['schemas']['User'];

/** Reading users. */
export function userService(store: UserStore) {
  /** The user with everything that is theirs; who asks has to be allowed already. */
  async function readOwn(id: string): Promise<User> {
    const row = await store.find(id);
    if (row === null) throw notFound();
    return presentUser(row, {
      file: row.fileId === null ? null : await store.picture(row.fileId),
      properties: await store.propertyIds(row),
      favorites: await store.favoritesOf(id),
      isInterested: await store.interestsOf(id),
    });
  }

  return {
    readOwn,

    /** Oneself, or anybody for an admin. */
    async read(caller: Caller, id: string): Promise<User> {
      requireReach(caller, 'getUser', id);
      return readOwn(id);
    },
  };
}

/** See `userService`. */
export type UserService = ReturnType<typeof userService>;
