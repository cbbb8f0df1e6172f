import { type Query, useQuery } from '@tanstack/react-query';
import { listReceivedInterestsQuery } from '@tilava/sdk/react-query';
import { useServices, useUserId } from '../services/useServices.ts';

/** The interest that others have shown, which shows without a click. */
export function useReceivedInterests() {
  const { tilava } = useServices();
  return useQuery({
    ...listReceivedInterestsQuery(tilava, useUserId()),
    ...usePolling(),
    // Nobody has asked for it; the dashboard says so where it is missing.
    meta: { isSilent: true },
  });
}

/** How often to check for what the other side does, in milliseconds. */
const pollInterval = 20_000;

/** The same where the server tells of it: a connection may be gone before that shows. */
const intervalWhilePushed = 120_000;

const every = (interval: () => number) => ({
  // Or the banner would repeat the error.
  refetchInterval: ({ state }: Pick<Query, 'state'>): number | false =>
    state.status !== 'error' && interval(),
});

/** Shows interest without a reload (specification, section 2). Stops after an error. */
export const polling = every(() => pollInterval);

/** The same for what the server tells of where it can. */
export function usePolling(interval = pollInterval) {
  const { isPushed } = useServices();
  return every(() => (isPushed.get() ? intervalWhilePushed : interval));
}
