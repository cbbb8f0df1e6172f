import { useEffect, useRef } from 'react';
import { createPath, useLocation, useRevalidator } from 'react-router-dom';
import { useServices } from '../shared/services/useServices.ts';
import { useSession } from '../shared/session/useSession.ts';

/**
 * Asks the guards again when somebody logs out, here, in another tab or because the server said so, when somebody logs
 * in in another tab, and when the server says that a new password has to be set first. Where the leaver was is
 * remembered, unless they logged out themselves here.
 */
export function useGuardsAfterSession(): void {
  const session = useSession();
  const userId = session?.userId ?? null;
  const mustChangePassword = session?.mustChangePassword === true;
  const lastUserId = useRef(userId);
  const { destination, session: store } = useServices();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const path = useRef('');
  useEffect(() => {
    path.current = createPath(location);
  }, [location]);
  useEffect(() => {
    const leaver = lastUserId.current;
    if (leaver !== null && leaver !== userId && !store.wasLoggedOut()) {
      destination.keep({ userId: leaver, path: path.current });
    }
    lastUserId.current = userId;
    // Also at the start: the session may end between the guard's answer and this page's first moment. Whoever logs in
    // here is led on by what they logged in with.
    if (userId === null || mustChangePassword || store.isFromAnotherTab()) void revalidate();
  }, [userId, mustChangePassword, destination, store, revalidate]);
}
