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

/** Outlives the session until the page is left, so that a logout doesn't break what is still shown. */
export function useUserId(): string {
  const userId = useSession()?.userId;
  const [lastUserId, setLastUserId] = useState(userId);
  if (userId !== undefined && userId !== lastUserId) setLastUserId(userId);
  return userId ?? lastUserId ?? '';
}
