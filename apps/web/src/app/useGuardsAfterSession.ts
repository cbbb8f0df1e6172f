import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../shared/services/useServices.ts';
import { useSession } from '../shared/session/useSession.ts';

/**
 * When somebody logs out, here, in another tab or because the server said so, nothing of theirs stays in memory
 * and the guards are asked again; so they are when the server says that a new password has to be set first.
 */
export function useGuardsAfterSession(): void {
  const session = useSession();
  const userId = session?.userId ?? null;
  const mustChangePassword = session?.mustChangePassword === true;
  const lastUserId = useRef(userId);
  const { queryClient } = useServices();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (lastUserId.current !== null && lastUserId.current !== userId) queryClient.clear();
    lastUserId.current = userId;
    // Also at the start: the session may end between the guard's answer and this page's first moment.
    if (userId === null || mustChangePassword) void revalidate();
  }, [userId, mustChangePassword, queryClient, revalidate]);
}
