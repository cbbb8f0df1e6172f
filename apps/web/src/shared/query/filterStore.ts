import type { FilterKey } from '@tilava/domain/matching';
import {
  createUserScopedStorage,
  type UserScopedStorage,
  type UserScopedDevice,
} from '../saved/userScopedStorage.ts';

/** Which filters a list of matches had when it was last shown; some may be none that the role is offered. */
export type FilterStore = UserScopedStorage<readonly FilterKey[]>;

/** Makes the store. */
export const createFilterStore = (device: UserScopedDevice): FilterStore =>
  createUserScopedStorage(device, 'tilava.filters', [], isKeys);

/** Lists take no filter that they do not know. */
const isKeys = (value: unknown): value is readonly FilterKey[] => Array.isArray(value);
