import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Session } from '../session/sessionStore.ts';
import type { Services } from './services.ts';

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext around this component');
  return services;
}

export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/**
 * The id of the user whom a guarded page belongs to. It outlives the session by the moment that leaving the page
 * takes, so that a logout does not break what is still on the screen.
 */
export function useUserId(): string {
  const userId = useSession()?.userId;
  const [lastUserId, setLastUserId] = useState(userId);
  if (userId !== undefined && userId !== lastUserId) setLastUserId(userId);
  return userId ?? lastUserId ?? '';
}
