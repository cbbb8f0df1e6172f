import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/sessionStore.ts';

/** Keeps nothing in memory of whoever is no longer logged in, before anything is drawn for whoever is. */
export function forgetAnswersOfOthers(
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  queryClient: QueryClient,
): void {
  let owner = session.get()?.userId;
  session.subscribe(() => {
    const leaver = owner;
    owner = session.get()?.userId;
    if (leaver !== undefined && leaver !== owner) queryClient.clear();
  });
}
