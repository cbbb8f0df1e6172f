import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailed } from './LoadFailed.tsx';

interface QueryFailedProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  /** What asks for it again. */
  readonly query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** What stands in the place of what a query did not get. */
export function QueryFailed({ title, query }: QueryFailedProps) {
  return <LoadFailed title={title} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
}
