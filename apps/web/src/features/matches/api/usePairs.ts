import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { compareBy, type MatchSort } from '@tilava/domain/matching';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { findMatchesQuery, listFavoritesQuery } from '@tilava/sdk/react-query';
import type { Client } from '@tilava/sdk/operations';
import { useMemo, useState } from 'react';
import { polling } from '../../../shared/interests/useReceivedInterests.ts';
import { type Aged, ageOf, oldestOf } from '../../../shared/lists/listAge.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { pairQuery } from './matchDetailQueries.ts';
import { favoritesQuery, needsQuery } from './queries.ts';

type Match = Schemas['Match'];
type OfTenant = Exclude<Match, { kind: 'tenant' }>;

/** Matches that interest makes, each of which is asked for on its own (specification, section 7). */
export interface Pairs<Shown extends Match = Match> {
  /** Undefined until all are known. */
  readonly matches: readonly Shown[] | undefined;
  readonly age: Aged;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Shows a list once all its matches are there, without those that are gone; `list` is undefined until it is known. */
function usePairs(list: string | undefined, queries: readonly ReturnType<typeof pairQuery>[]): Pairs {
  const { isWhole, isFailed, matches, ...pairs } = useQueries({ queries, combine: combined });
  const [shownList, setShownList] = useState<string>();
  const isComplete = list !== undefined && isWhole && !isFailed;
  if (isComplete && shownList !== list) setShownList(list);
  const isShown = isComplete || (list !== undefined && shownList === list);
  return {
    ...pairs,
    matches: isShown ? matches : undefined,
    isFailed: isFailed && !isShown,
  };
}

function combined(results: UseQueryResult<Schemas['MatchPage']>[]) {
  // One that was taken back elsewhere meanwhile is no failure.
  const failed = results.filter(({ isLoadingError, error }) => isLoadingError && !isNotFoundError(error));
  return {
    isWhole: results.every(({ isPending }) => !isPending),
    matches: results.flatMap(({ data, error }) => (isNotFoundError(error) ? [] : (data?.results ?? []))),
    age: oldestOf(results.map(ageOf)),
    isFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** The tenant's favourites, each held against the need, sorted; those that are no longer available come last. */
export function useFavorites(needId: string, sort: MatchSort): Pairs<OfTenant> {
  const { tilava } = useServices();
  const saved = useQuery(favoritesQuery(tilava, useUserId()));
  const pairs = usePairs(
    saved.data === undefined ? undefined : needId,
    (saved.data ?? []).map(({ id }) => favoriteMatchQuery(tilava, needId, id)),
  );
  const { matches } = pairs;
  return {
    matches: useMemo(() => matches?.filter(isOfTenant).toSorted(sortedBy(sort)), [matches, sort]),
    age: ageOf(saved),
    isFailed: saved.isLoadingError || pairs.isFailed,
    isRetrying: saved.isFetching || pairs.isRetrying,
    retry: () => {
      if (saved.isLoadingError) void saved.refetch();
      pairs.retry();
    },
  };
}

function sortedBy(sort: MatchSort) {
  const order = compareBy(sort);
  return (one: OfTenant, other: OfTenant): number =>
    one.kind === 'announcement' && other.kind === 'announcement'
      ? order(sortable(one), sortable(other))
      : availableFirst(one, other);
}

const sortable = ({ announcement, points, distance }: Extract<OfTenant, { kind: 'announcement' }>) => ({
  id: announcement.id,
  points,
  distance,
  rent: announcement.properties.rent,
  size: announcement.properties.size,
});

/** A favourite held against a need, whatever its distance. One that is saved no longer is left out. */
const favoriteMatchQuery = (tilava: Client, needId: string, announcementId: string) => ({
  ...findMatchesQuery(tilava, { property: needId, favorite: announcementId }, { favorite: true }),
  meta: { isSilent: isNotFoundError },
});

/** The announcements that the tenant is interested in, best first, hidden ones last, and what the tenant seeks, if anything. */
export function useInterestingAnnouncements(): Pairs<OfTenant> & {
  readonly isWithoutNeed: boolean;
  readonly need: Schemas['Need'] | undefined;
} {
  const { tilava } = useServices();
  const userId = useUserId();
  const needs = useQuery(needsQuery(tilava, userId));
  const interests = useQuery({
    ...listFavoritesQuery(tilava, userId, { interested: true }),
    ...polling,
    select: interestsOf,
  });
  const need = needs.data?.[0];
  const isKnown = needs.data !== undefined && interests.data !== undefined;
  const pairs = usePairs(
    isKnown ? (need?.id ?? '') : undefined,
    need === undefined ? [] : (interests.data ?? []).map(({ id }) => pairQuery(tilava, need.id, id)),
  );
  const failed = [needs, interests].filter(({ isLoadingError }) => isLoadingError);
  return {
    matches: pairs.matches?.filter(isOfTenant).toSorted(sortedBy('best')),
    age: oldestOf([ageOf(interests), pairs.age]),
    need,
    isWithoutNeed: needs.data !== undefined && need === undefined,
    isFailed: pairs.isFailed || failed.length > 0,
    isRetrying: pairs.isRetrying || failed.some(({ isFetching }) => isFetching),
    retry: () => {
      pairs.retry();
      for (const { refetch } of failed) void refetch();
    },
  };
}

const isOfTenant = (match: Match): match is OfTenant => match.kind !== 'tenant';

const availableFirst = (one: OfTenant, other: OfTenant): number =>
  Number(one.kind === 'unavailable') - Number(other.kind === 'unavailable');

const interestsOf = ([list]: Schemas['SavedAnnouncements']) =>
  list !== undefined && 'isInterested' in list ? list.isInterested : [];

/** The tenants who are interested in an announcement, best first. */
export function useInterestedTenants({
  id,
  isInterested = [],
}: Schemas['Announcement']): Pairs<Extract<Match, { kind: 'tenant' }>> {
  const { tilava } = useServices();
  const pairs = usePairs(
    id,
    isInterested.flatMap(({ properties: [needId] }) =>
      needId === undefined ? [] : pairQuery(tilava, needId, id),
    ),
  );
  return {
    ...pairs,
    matches: pairs.matches
      ?.filter((match) => match.kind === 'tenant')
      .toSorted((one, other) => other.points - one.points),
  };
}
