import { queryOptions } from '@tanstack/react-query';
import type { Tilava } from '@tilava/sdk';

/** A landlord's announcements, public and hidden, oldest first. Several features begin with them. */
export const announcementsQuery = (tilava: Tilava, userId: string) =>
  queryOptions({
    queryKey: ['announcements', 'ofUser', userId],
    queryFn: ({ signal }) => tilava.announcements.listOfUser(userId, { signal }),
  });
