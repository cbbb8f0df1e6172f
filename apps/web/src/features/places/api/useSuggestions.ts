import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listPlacesQuery } from '@tilava/sdk/react-query';
import type { ComboBoxStatus } from '@tilava/ui/ComboBox';
import { useServices } from '../../../shared/services/useServices.ts';
import { useDebouncedValue } from '../../../shared/forms/useDebouncedValue.ts';

/** A place that may be the one that is meant. */
export type Suggestion = Schemas['PlaceSuggestion'];

/** How a search for places stands. */
export interface Suggestions {
  readonly status: ComboBoxStatus;
  readonly suggestions: readonly Suggestion[];
  /** Whom the suggestions are owed to. */
  readonly sources: Schemas['PlaceSuggestions']['sources'];
  readonly retry: () => void;
}

interface Search {
  /** Empty while nothing is searched for. */
  readonly text: string;
  readonly addressesOnly: boolean;
  /** A random key of one search. */
  readonly session: string;
}

/** The longest text that the server takes. */
const longestInput = 200;

/** Asks for places that begin like what was typed, after each pause in typing. */
export function useSuggestions({ text, addressesOnly, session }: Search): Suggestions {
  const { tilava } = useServices();
  const input = text.trim().slice(0, longestInput);
  const debounced = useDebouncedValue(input);
  const query = useQuery({
    ...listPlacesQuery(tilava, { input: debounced, addressesOnly, session }),
    enabled: input !== '' && debounced !== '',
    // The last answers stay until the next ones are there.
    placeholderData: keepPreviousData,
    // The field itself tells of a failure.
    meta: { isSilent: true },
  });
  const isWaiting = debounced !== input || query.isFetching;
  return {
    status: statusOf(input, isWaiting, query.isError),
    suggestions: input === '' ? [] : (query.data?.results ?? []),
    sources: query.data?.sources ?? [],
    retry: () => void query.refetch(),
  };
}

function statusOf(input: string, isWaiting: boolean, isError: boolean): ComboBoxStatus {
  if (input === '') return 'idle';
  if (isWaiting) return 'loading';
  return isError ? 'failed' : 'ready';
}
