import { type Query, useQuery } from '@tanstack/react-query';
import { listReceivedInterestsQuery } from '@tilava/sdk/react-query';
import { useServices, useUserId } from '../services/useServices.ts';

/** The interest that others have shown, which shows without a click. */
export function useReceivedInterests() {
  const { tilava } = useServices();
  return useQuery({
    ...listReceivedInterestsQuery(tilava, useUserId()),
    ...polling,
    // Nobody has asked for it; the dashboard says so where it is missing.
    meta: { isSilent: true },
  });
}

/** How often to check for interest of the other side, in milliseconds. */
const pollInterval = 20_000;

/** Shows interest without a reload (specification, section 2). Stops after an error, or the banner repeats it. */
export const polling = {
  refetchInterval: ({ state }: Pick<Query, 'state'>): number | false =>
    state.status === 'error' ? false : pollInterval,
};
