import {
  createUserScopedStorage,
  type UserScopedStorage,
  type UserScopedDevice,
} from '../saved/userScopedStorage.ts';
import { areMarks, type Mark } from './queuedMarks.ts';

/** The marks that are sent once there is a network, in their order. */
export type OfflineQueue = UserScopedStorage<readonly Mark[]>;

/** The queue outlives the page, and is removed when its owner logs out. */
export const createOfflineQueue = (device: UserScopedDevice): OfflineQueue =>
  createUserScopedStorage(device, 'tilava.waiting', [], areMarks);
