import { useQuery } from '@tanstack/react-query';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import { useUserId } from '../session/useUserId.ts';
import { chosenOf } from './chosenOf.ts';

/** A landlord's announcements, and the one of them that is chosen. */
export function useOwnAnnouncements() {
  const { tilava, chosenAnnouncement } = useServices();
  const announcements = useQuery(listAnnouncementsOfUserQuery(tilava, useUserId()));
  const chosenId = useSyncExternalStore(chosenAnnouncement.subscribe, chosenAnnouncement.get);
  return {
    announcements,
    /** Undefined while they are on the way, and where there are none. */
    chosen: announcements.data && chosenOf(announcements.data, chosenId),
    choose: chosenAnnouncement.choose,
  };
}
