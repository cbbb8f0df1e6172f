import { useSyncExternalStore } from 'react';
import { useServices } from '../services/useServices.ts';
import type { Session } from './session.ts';

/** Who is logged in, or null. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
