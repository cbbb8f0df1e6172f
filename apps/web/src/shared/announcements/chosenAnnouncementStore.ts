import { createOwnStore, type OwnStore, type OwnStoreDevice } from '../saved/ownStore.ts';

/** Which announcement a landlord has chosen, by its id. */
export type ChosenAnnouncementStore = OwnStore<string>;

/** Makes the store. */
export const createChosenAnnouncementStore = (device: OwnStoreDevice): ChosenAnnouncementStore =>
  createOwnStore(
    device,
    'tilava.announcement',
    // It was the id alone, of whoever was logged in.
    [(value) => ({ userId: device.session.get()?.userId, value })],
    (value) => typeof value === 'string',
  );
