import { createOwnStore, type OwnStore, type OwnStoreDevice } from '../saved/ownStore.ts';
import { areMarks, type Mark } from './waitingMarks.ts';

/** The marks that wait for a network, in the order in which they are sent. */
export type WaitingStore = OwnStore<readonly Mark[]>;

/** Makes the store. What waits outlives the page, and goes with its owner's logout. */
export const createWaitingStore = (device: OwnStoreDevice): WaitingStore =>
  createOwnStore(device, 'tilava.waiting', [], areMarks);
