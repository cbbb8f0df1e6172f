import type { FilterKey } from '@tilava/domain/matching';
import { createOwnStore, type OwnStore, type OwnStoreDevice } from '../saved/ownStore.ts';

/** Which filters a list of matches had when it was last shown; some may be none that the role is offered. */
export type FilterStore = OwnStore<readonly FilterKey[]>;

/** Makes the store. */
export const createFilterStore = (device: OwnStoreDevice): FilterStore =>
  createOwnStore(device, 'tilava.filters', [], isKeys);

/** Lists take no filter that they do not know. */
const isKeys = (value: unknown): value is readonly FilterKey[] => Array.isArray(value);
