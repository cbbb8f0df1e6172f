import type { Query, QueryClient } from '@tanstack/react-query';
import type { Match } from '@tilava/domain/interest';
import type { Schemas } from '@tilava/sdk';
import { tagKey } from '@tilava/sdk/react-query';

/** Which of the cached answers to calls for matches are meant. */
export type WhichMatches = (query: Query) => boolean;

/** Every call for matches is cached below this key. */
export const matchesKey = tagKey('matchmaking');

/** Changes matches wherever they are cached: in lists, page by page, and on their own. */
export function changeMatches(
  queryClient: QueryClient,
  change: (matches: readonly Match[]) => readonly Match[],
  predicate: WhichMatches,
): void {
  for (const { queryKey, state } of queryClient
    .getQueryCache()
    .findAll({ queryKey: matchesKey, predicate })) {
    const changed = (page: Schemas['MatchPage'] | undefined) => {
      if (page === undefined) return page;
      const results = change(page.results);
      return results === page.results ? page : { ...page, results: [...results] };
    };
    // What is known of the rest is as old as before.
    queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  }
}
