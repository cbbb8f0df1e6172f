import { useQuery } from '@tanstack/react-query';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { polling } from '../../../shared/query/polling.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { withoutData, type Detail } from './detail.ts';
import { ownAnnouncementQuery, pairQuery } from './matchDetailQueries.ts';

/** A tenant whom an announcement suits, and the announcement. */
export interface TenantPair {
  readonly announcement: Schemas['Announcement'];
  readonly match: Extract<Schemas['Match'], { kind: 'tenant' }>;
}

/** Finds a landlord's match by the announcement's id and the need's, also where no list was loaded before. */
export function useTenantMatch(announcementId: string, needId: string): Detail<TenantPair> {
  const { tilava } = useServices();
  const own = useQuery(ownAnnouncementQuery(tilava, announcementId));
  const page = useQuery({ ...pairQuery(tilava, needId, announcementId), ...polling });
  const match = page.data?.results[0];

  // What was there may be gone by now.
  if ([own, page].some(({ error }) => isNotFoundError(error))) return { state: 'missing' };
  if (own.data !== undefined && match?.kind === 'tenant') {
    return { state: 'shown', shown: { announcement: own.data, match } };
  }
  const isSomethingElse = page.data !== undefined && match?.kind !== 'tenant';
  return isSomethingElse ? { state: 'missing' } : withoutData([own, page]);
}
