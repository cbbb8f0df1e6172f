import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { Mark } from './waitingMarks.ts';

/** The marks that wait for a network. */
export function useWaiting(): readonly Mark[] {
  const { waiting } = useServices();
  return useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get) ?? none;
}

const none: readonly Mark[] = [];
