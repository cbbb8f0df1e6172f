import { queryOptions } from '@tanstack/react-query';

/** The code of the steps after the first, which is downloaded while that one is filled in. */
export const laterSteps = queryOptions({
  queryKey: ['code', 'laterSteps'],
  queryFn: () => import('../components/laterSteps.ts'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  meta: { isSilent: true },
});
