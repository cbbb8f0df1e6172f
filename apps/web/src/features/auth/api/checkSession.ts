import { TilavaError } from '@tilava/sdk';
import type { Services } from '../../../shared/services/services.ts';

/**
 * Asks the server whether the stored session still holds. The SDK forgets a bearer that the server refuses, which
 * ends the session; without a network it is kept, because nobody said that it ended.
 */
export async function checkSession({ tilava, session }: Services): Promise<void> {
  if (session.get() === null) return;
  try {
    const { user, mustChangePassword } = await tilava.bearers.verify();
    session.refresh(user, mustChangePassword);
  } catch (error) {
    if (!(error instanceof TilavaError)) throw error;
  }
}
