import type { QueryClient } from '@tanstack/react-query';
import { tagKey } from '@tilava/sdk/react-query';
import {
  createUserScopedStorage,
  type UserScopedDevice,
  type UserScopedStorage,
} from '../saved/userScopedStorage.ts';

/** Which announcement a landlord has chosen, by its id. */
export type ChosenAnnouncementStore = UserScopedStorage<string>;

/** Makes the store. */
export const createChosenAnnouncementStore = (device: UserScopedDevice): ChosenAnnouncementStore =>
  createUserScopedStorage(
    device,
    'tilava.announcement',
    // It was the id alone, of whoever was logged in.
    [(value) => ({ userId: device.session.get()?.userId, value })],
    (value) => typeof value === 'string',
  );

/**
 * Has matches loaded anew once another announcement is chosen (specification, section 4), in another tab too. Those that
 * are on show give way to the chosen one's: only what shows afterwards is asked for.
 */
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
