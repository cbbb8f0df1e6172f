import { useQuery } from '@tanstack/react-query';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { useSyncExternalStore } from 'react';
import type { polling } from '../query/polling.ts';
import { useServices } from '../services/useServices.ts';
import { useUserId } from '../session/useUserId.ts';
import { chosenOf, isWhole } from './chosenAnnouncement.ts';

/**
 * A landlord's announcements, and the one of them that is chosen.
 *
 * @param options - for a place that watches them
 */
export function useOwnAnnouncements(options: Partial<typeof polling> = {}) {
  const { tilava, chosenAnnouncement } = useServices();
  const announcements = useQuery({
    ...listAnnouncementsOfUserQuery(tilava, useUserId()),
    ...options,
  });
  const chosenId = useSyncExternalStore(
    chosenAnnouncement.subscribe,
    chosenAnnouncement.get,
    chosenAnnouncement.get,
  );
  const entry = announcements.data && chosenOf(announcements.data, chosenId);
  const isBroken = entry !== undefined && !isWhole(entry);
  return {
    announcements,
    /** Undefined while they are on the way, where there are none, and where the chosen one is broken. */
    chosen: isBroken ? undefined : entry,
    /** Whether the chosen one cannot be shown. */
    isBroken,
    /** The id of the chosen one, also where that cannot be shown. */
    chosenId: entry?.id,
    choose: chosenAnnouncement.choose,
  };
}
