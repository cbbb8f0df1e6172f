import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { listFavoritesQuery } from '@tilava/sdk/react-query';
import { useIsShown } from '../../../shared/lists/useIsShown.ts';
import { ageOf, oldestOf, type Aged } from '../../../shared/query/listAge.ts';
import { polling } from '../../../shared/query/polling.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { pairQuery } from './matchDetailQueries.ts';
import { needsQuery } from './queries.ts';

type Match = Schemas['Match'];
type OfTenant = Exclude<Match, { kind: 'tenant' }>;

/** Matches that interest makes, each of which is asked for on its own (specification, section 7). */
export interface Pairs<Shown extends Match = Match> {
  /** Undefined until all are known. */
  readonly matches: readonly Shown[] | undefined;
  /** Of what has been read longest ago. */
  readonly age: Aged;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

type Ids = readonly (readonly [needId: string, announcementId: string])[];

/** Holds the needs and announcements of a list against each other; what is not there any more is left out. */
function usePairs(list: string | undefined, ids: Ids): Pairs {
  const { tilava } = useServices();
  const { isWhole, isFailed, matches, ...pairs } = useQueries({
    queries: ids.map(([needId, announcementId]) => pairQuery(tilava, needId, announcementId)),
    combine: combined,
  });
  const isShown = useIsShown(list, isWhole && !isFailed);
  return {
    ...pairs,
    matches: isShown ? matches : undefined,
    isFailed: isFailed && !isShown,
  };
}

function combined(results: UseQueryResult<Schemas['MatchPage']>[]) {
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

/** The announcements that the tenant is interested in, hidden ones last, and whether the tenant seeks nothing. */
export function useInterestingAnnouncements(): Pairs<OfTenant> & {
  readonly isWithoutNeed: boolean;
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
    need === undefined ? [] : (interests.data ?? []).map(({ id }) => [need.id, id] as const),
  );
  const failed = [needs, interests].filter(({ isLoadingError }) => isLoadingError);
  return {
    matches: pairs.matches?.filter(isOfTenant).toSorted(availableFirst),
    age: oldestOf([ageOf(interests), pairs.age]),
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

/** The tenants who are interested in an announcement. */
export function useInterestedTenants({
  id,
  isInterested = [],
}: Schemas['Announcement']): Pairs<Extract<Match, { kind: 'tenant' }>> {
  const pairs = usePairs(
    id,
    isInterested.flatMap(({ properties: [needId] }) => (needId === undefined ? [] : [[needId, id] as const])),
  );
  return { ...pairs, matches: pairs.matches?.filter((match) => match.kind === 'tenant') };
}
