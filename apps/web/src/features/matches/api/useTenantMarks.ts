import { withFavorite, withInterest } from '@tilava/domain/interest';
import { tagKey } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { matchesKey } from './changeMatches.ts';
import { useMark } from './useMark.ts';

/** Saves an announcement as a favourite, or no longer: `(announcementId, isFavorite)`. */
export function useFavorite() {
  const { tilava, queryClient } = useServices();
  const userId = useUserId();
  return useMark({
    name: 'favorite',
    change: withFavorite,
    send: ({ id, isOn }) => (isOn ? tilava.favorites.add(userId, id) : tilava.favorites.delete(userId, id)),
    // One that is no longer saved stays in the list that is open, where it can be saved again.
    refresh: () => void queryClient.invalidateQueries({ queryKey: tagKey('favorites'), refetchType: 'none' }),
  });
}

/** Tells a landlord that one is interested in an announcement, or no longer: `(announcementId, isInterested)`. */
export function useInterest() {
  const { tilava, queryClient } = useServices();
  const userId = useUserId();
  const query = { interested: true } as const;
  return useMark({
    name: 'interest',
    change: withInterest,
    send: ({ id, isOn }) =>
      isOn ? tilava.favorites.add(userId, id, query) : tilava.favorites.delete(userId, id, query),
    // With the interest of both sides, contact details come and go.
    refresh: () => {
      void queryClient.invalidateQueries({ queryKey: tagKey('favorites') });
      void queryClient.invalidateQueries({ queryKey: matchesKey });
    },
  });
}
