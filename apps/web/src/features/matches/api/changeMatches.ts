import type { Query, QueryClient } from '@tanstack/react-query';
import type { Match } from '@tilava/domain/interest';
import type { Schemas } from '@tilava/sdk';
import { tagKey } from '@tilava/sdk/react-query';
import type { HeldPages } from '../../../shared/lists/infiniteList.ts';

type MatchPage = Schemas['MatchPage'];

/** Which of the cached answers to calls for matches are meant. */
export type WhichMatches = (query: Query) => boolean;

/** Every call for matches is cached below this key. */
export const matchesKey = tagKey('matchmaking');

/** Changes matches wherever they are cached: in the pages of lists, and on their own. */
export function changeMatches(
  queryClient: QueryClient,
  change: (matches: readonly Match[]) => readonly Match[],
  predicate: WhichMatches,
): void {
  const changePage = (page: MatchPage): MatchPage => {
    const results = change(page.results);
    return results === page.results ? page : { ...page, results: [...results] };
  };
  for (const query of queryClient.getQueryCache().findAll({ queryKey: matchesKey, predicate })) {
    const { dataUpdatedAt, isInvalidated } = query.state;
    const changed = (data: MatchPage | HeldPages<MatchPage> | undefined) => {
      if (data === undefined || !('pages' in data)) return data && changePage(data);
      const pages = data.pages.map(changePage);
      return pages.every((page, place) => page === data.pages[place]) ? data : { ...data, pages };
    };
    // What is known of the rest is as old as before.
    queryClient.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}
