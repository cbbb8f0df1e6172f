import type { components } from '@tilava/sdk/schema';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/problems.ts';
import { requireReach } from '../permissions.ts';
import { presentUser } from './present.ts';
import type { UserListRequest, UserReadStore, WholeUser } from './readStore.ts';

type User = components['schemas']['User'];

/** A user, and which version of it. */
export interface VersionedUser {
  readonly user: User;
  readonly version: number;
}

/** Reading users. */
export function userReadService(store: UserReadStore) {
  /** The user with everything that is theirs; who asks has to be allowed already. */
  async function readVersion(id: string): Promise<VersionedUser> {
    const found = await store.find(id);
    if (found === null) throw notFound();
    return { user: present(found), version: found.row.version };
  }

  return {
    readVersion,

    /** Oneself; null where one has just been deleted. */
    async readOwn(id: string): Promise<User | null> {
      const found = await store.find(id);
      return found && present(found);
    },

    /** Oneself, or anybody for an admin. */
    async read(caller: Caller, id: string): Promise<VersionedUser> {
      requireReach(caller, 'getUser', id);
      return readVersion(id);
    },

    /** A page of the users that are looked for, for who may list them. */
    async list(request: UserListRequest): Promise<components['schemas']['UserPage']> {
      const found = await store.list(request);
      return {
        results: found.map(present),
        entriesCount: await store.count(request),
        pageNumber: request.pageNumber,
      };
    },
  };
}

export type UserReadService = ReturnType<typeof userReadService>;

const present = ({ row, ...relations }: WholeUser): User => presentUser(row, relations);
