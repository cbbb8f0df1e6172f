import type { QueryClient } from '@tanstack/react-query';
import { matchesKey } from './changeMatches.ts';

/**
 * Has matches read once more that are on their way: the server may have answered before it knew of a mark, and its
 * answer come after the mark is no longer held against it.
 */
export function readOnceMore(queryClient: QueryClient): void {
  const onTheirWay = queryClient.getQueryCache().findAll({ queryKey: matchesKey, fetchStatus: 'fetching' });
  for (const { queryKey, state, promise } of onTheirWay) {
    const read = () => void queryClient.refetchQueries({ queryKey, exact: true });
    // What was never read has to come all the same; without an answer there is nothing in it to put right.
    if (state.data === undefined) void promise?.then(read, () => undefined);
    else read();
  }
}
