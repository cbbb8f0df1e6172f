import { useQuery } from '@tanstack/react-query';
import { listThreadsQuery } from '@tilava/sdk/react-query';
import { usePolling } from '../interests/useReceivedInterests.ts';
import { useServices, useUserId } from '../services/useServices.ts';

/** Tells in how many conversations there is something to read. */
export function useUnreadThreads() {
  const { tilava } = useServices();
  return useQuery({
    ...listThreadsQuery(tilava, useUserId(), { filter: 'unread', limit: 1 }),
    ...usePolling(),
    // Nobody has asked for it; the page of messages says so where they are missing.
    meta: { isSilent: true },
  });
}
