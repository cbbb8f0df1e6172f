import type { Query } from '@tanstack/react-query';

/** How often is looked whether the other side has become interested, in milliseconds. */
const watchedEvery = 20_000;

/**
 * Of a query that tells of interest: what the other side does shows without a click, for as long as the page is seen
 * (specification, section 2; mutual interest is shown on both sides at once). A server that fails is left alone, so that
 * the banner does not tell of it over and over.
 */
export const watched = {
  refetchInterval: ({ state }: Pick<Query, 'state'>): number | false =>
    state.status === 'error' ? false : watchedEvery,
};
