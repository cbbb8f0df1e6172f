import type { Query } from '@tanstack/react-query';

/** How often to check for interest of the other side, in milliseconds. */
const pollInterval = 20_000;

/**
 * Options of queries that contain interest, which shows on both sides without a reload while the page is visible
 * (specification, section 2). Polling stops after an error, so that the banner does not repeat it.
 */
export const polling = {
  refetchInterval: ({ state }: Pick<Query, 'state'>): number | false =>
    state.status === 'error' ? false : pollInterval,
};
