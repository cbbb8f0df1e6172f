import type { Services } from '../../../shared/services/services.ts';

/**
 * Asks the server whether the stored session still stands. The SDK ends one whose bearer is no longer valid; any
 * other failure says nothing about the session, so that being offline logs nobody out.
 */
export async function checkSession({ tilava, session }: Services): Promise<void> {
  if (session.get() === null) return;
  try {
    const { user } = await tilava.bearers.verify();
    session.refresh(user);
  } catch {
    // Nobody asked for this call, so nobody is told.
  }
}
