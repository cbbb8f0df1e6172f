import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { useServices } from '../../../shared/services/useServices.ts';
import { matchesQuery, propertiesQuery } from './queries.ts';

/** A tenant's match list on its way: the property that it is found for, then the list. */
export interface Matches {
  readonly property: Schemas['Property'] | undefined;
  readonly page: Schemas['MatchPage'] | undefined;
  readonly state: 'loading' | 'noProperty' | 'failed' | 'loaded';
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Loads the match list of a tenant's first property. */
export function useMatches(userId: string): Matches {
  const { tilava } = useServices();
  const properties = useQuery(propertiesQuery(tilava, userId));
  const property = properties.data?.[0];
  const matches = useQuery({
    ...matchesQuery(tilava, property?.id ?? ''),
    enabled: property !== undefined,
  });

  return {
    property,
    page: matches.data,
    state: stateOf(properties, matches),
    isRetrying: properties.isFetching || matches.isFetching,
    retry: () => void (properties.isError ? properties.refetch() : matches.refetch()),
  };
}

function stateOf(
  properties: UseQueryResult<Schemas['Property'][]>,
  matches: UseQueryResult<Schemas['MatchPage']>,
): Matches['state'] {
  if (matches.data !== undefined) return 'loaded';
  if (properties.isError || matches.isError) return 'failed';
  return properties.data?.length === 0 ? 'noProperty' : 'loading';
}
