import { useState } from 'react';
import { useSession } from './useSession.ts';

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
