import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { Mark } from './queuedMarks.ts';

/** The marks in the offline queue. */
export function useQueuedMarks(): readonly Mark[] {
  const { offlineQueue } = useServices();
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get, offlineQueue.get) ?? none;
}

const none: readonly Mark[] = [];
