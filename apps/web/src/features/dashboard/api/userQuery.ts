import { queryOptions } from '@tanstack/react-query';
import type { Tilava } from '@tilava/sdk';

/** The user who is logged in, with everything that is theirs. */
export const userQuery = (tilava: Tilava, userId: string) =>
  queryOptions({
    queryKey: ['users', userId],
    queryFn: ({ signal }) => tilava.users.get(userId, { signal }),
  });
