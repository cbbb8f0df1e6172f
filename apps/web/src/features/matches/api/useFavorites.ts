import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { compareMatches } from '@tilava/domain/matching';
import { isNotFoundError, type Schemas, type Tilava } from '@tilava/sdk';
import { findMatchesQuery } from '@tilava/sdk/react-query';
import { useIsShown } from '../../../shared/lists/useIsShown.ts';
import { ageOf, type Aged } from '../../../shared/query/listAge.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { favoritesQuery } from './queries.ts';

type SavedMatch = Exclude<Schemas['Match'], { kind: 'tenant' }>;

/** The tenant's favourites, each held against the need (specification, section 7, Favorites and interest). */
export interface Favorites {
  /** Best first, those that are no longer available last; undefined until all are known. */
  readonly matches: readonly SavedMatch[] | undefined;
  readonly age: Aged;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads the favourites, and then each one's match. */
export function useFavorites(needId: string): Favorites {
  const { tilava } = useServices();
  const saved = useQuery(favoritesQuery(tilava, useUserId()));
  const found = useQueries({
    queries: (saved.data ?? []).map(({ id }) => savedMatchQuery(tilava, needId, id)),
    combine: combineFound,
  });
  const isFailed = found.failed.length > 0;
  const isShown = useIsShown(saved.data === undefined ? undefined : needId, found.isWhole && !isFailed);
  return {
    matches: isShown ? found.matches : undefined,
    age: ageOf(saved),
    isFailed: saved.isLoadingError || (isFailed && !isShown),
    isRetrying: saved.isFetching || found.failed.some(({ isFetching }) => isFetching),
    retry: () => {
      if (saved.isLoadingError) void saved.refetch();
      for (const query of found.failed) void query.refetch();
    },
  };
}

function combineFound(results: UseQueryResult<Schemas['MatchPage']>[]) {
  const matches = results
    .flatMap(({ data, error }) => (isNotFoundError(error) ? [] : (data?.results ?? [])))
    .filter((match) => match.kind !== 'tenant');
  return {
    isWhole: results.every(({ isPending }) => !isPending),
    matches: matches.toSorted(bestFirst),
    // One that was taken back elsewhere meanwhile is no failure: it is not in the list any more.
    failed: results.filter(({ isLoadingError, error }) => isLoadingError && !isNotFoundError(error)),
  };
}

function bestFirst(one: SavedMatch, other: SavedMatch): number {
  if (one.kind === 'announcement' && other.kind === 'announcement') {
    return compareMatches(ordered(one), ordered(other));
  }
  return Number(one.kind === 'unavailable') - Number(other.kind === 'unavailable');
}

const ordered = ({ announcement, points, distance }: Extract<SavedMatch, { kind: 'announcement' }>) => ({
  id: announcement.id,
  points,
  distance,
});

/** A saved announcement, held against a need, whatever its distance. One that is saved no longer is left out. */
const savedMatchQuery = (tilava: Tilava, needId: string, announcementId: string) => ({
  ...findMatchesQuery(tilava, { property: needId, favorite: announcementId }, { favorite: true }),
  meta: { isSilent: isNotFoundError },
});
