import {
  createUserScopedStorage,
  type UserScopedStorage,
  type UserScopedDevice,
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
