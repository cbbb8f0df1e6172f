import { useQuery } from '@tanstack/react-query';
import { listDocuments } from '@tilava/sdk/operations';
import { tagKey } from '@tilava/sdk/react-query';
import { useServices } from '../services/useServices.ts';

/** The documents of an announcement. The SDK's own query is in what every page downloads; this one isn't. */
export function useDocuments(announcementId: string) {
  const { tilava } = useServices();
  return useQuery({
    queryKey: [...tagKey('announcements'), 'documents', announcementId],
    queryFn: ({ signal }) => listDocuments(tilava, announcementId, { signal }),
    meta: { isSilent: true },
  });
}
