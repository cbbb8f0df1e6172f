import { withLandlordInterest } from '@tilava/domain/interest';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useMark } from './useMark.ts';

/**
 * Tells a tenant that one is interested for an announcement, or no longer: `(userId, isInterested)`. Then the matches
 * are read again (specification, section 4).
 */
export function useLandlordInterest(announcementId: string) {
  const { tilava, queryClient } = useServices();
  return useMark({
    name: 'landlordInterest',
    change: withLandlordInterest,
    // The same tenant may suit other announcements, of which nothing is said here.
    isOf: ({ queryKey }) =>
      queryKey.some((part) => isObject(part) && part['announcement'] === announcementId),
    send: ({ id, isOn }) =>
      isOn
        ? tilava.favorites.addInterest(id, announcementId)
        : tilava.favorites.deleteInterest(id, announcementId),
    refresh: () => void invalidateAfter(queryClient, 'addInterest'),
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
