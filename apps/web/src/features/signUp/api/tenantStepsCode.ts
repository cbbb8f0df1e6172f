import { queryOptions } from '@tanstack/react-query';

/** The code of all steps, with the rules of their forms: downloaded once the first is filled in, which does without. */
export const tenantStepsCode = queryOptions({
  queryKey: ['code', 'tenantSteps'],
  queryFn: () => import('../components/TenantSteps.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  meta: { isSilent: true },
});
