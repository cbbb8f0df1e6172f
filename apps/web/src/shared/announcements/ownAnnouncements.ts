import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listAnnouncementsOfUserQuery, tagKey } from '@tilava/sdk/react-query';
import { useSyncExternalStore } from 'react';
import type { polling } from '../interests/useReceivedInterests.ts';
import {
  createUserScopedStorage,
  type UserScopedDevice,
  type UserScopedStorage,
} from '../saved/userScopedStorage.ts';
import { useServices, useUserId } from '../services/useServices.ts';

/** From how many announcements on a landlord can search them, and change several at once. */
export const manyAnnouncements = 8;

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
    isBroken,
    /** The id of the chosen one, also where that cannot be shown. */
    chosenId: entry?.id,
    choose: chosenAnnouncement.choose,
  };
}

export type ChosenAnnouncementStore = UserScopedStorage<string>;

export const createChosenAnnouncementStore = (device: UserScopedDevice): ChosenAnnouncementStore =>
  createUserScopedStorage(
    device,
    'tilava.announcement',
    // It was the id alone, of whoever was logged in.
    [(value) => ({ userId: device.session.get()?.userId, value })],
    (value) => typeof value === 'string',
  );

/** Invalidates matches once another announcement is chosen (specification, section 4), in another tab too. */
export function reloadMatchesOnChoice(
  chosen: Pick<ChosenAnnouncementStore, 'subscribe'>,
  queryClient: QueryClient,
): void {
  chosen.subscribe(
    () => void queryClient.invalidateQueries({ queryKey: tagKey('matchmaking'), refetchType: 'none' }),
  );
}

/** The announcement that counts: the chosen one, else the first (specification, section 4). */
export const chosenOf = <Announcement extends { readonly id: string }>(
  announcements: readonly Announcement[],
  chosenId: string | null,
): Announcement | undefined => announcements.find(({ id }) => id === chosenId) ?? announcements[0];

/** An announcement as it may come; one that is broken is no reason not to show the others (specification, section 2). */
interface MaybeBroken {
  readonly properties?: { readonly address?: unknown; readonly propertyPics?: unknown } | null;
}

/** Whether an announcement has what pages show of it, whatever its type promises. */
export const isWhole = ({ properties }: MaybeBroken): boolean =>
  typeof properties?.address === 'string' && Array.isArray(properties.propertyPics);
