import type { Services } from '../../../shared/services/services.ts';
import { matchesQuery, propertiesQuery, tenantMatchesQuery } from './queries.ts';

/**
 * Starts the requests of a tenant's match list, so that they run while the page's code is still on its way. What
 * fails is shown by the page that waits for the same queries.
 */
export async function startMatches({ tilava, queryClient }: Services, userId: string): Promise<void> {
  try {
    const [property] = await queryClient.ensureQueryData(propertiesQuery(tilava, userId));
    if (property !== undefined) await queryClient.prefetchQuery(matchesQuery(tilava, property.id));
  } catch {
    // The page shows it.
  }
}

/** Starts the request of the tenants matched to an announcement. */
export function startTenantMatches({ tilava, queryClient }: Services, announcementId: string): Promise<void> {
  return queryClient.prefetchQuery(tenantMatchesQuery(tilava, announcementId));
}
