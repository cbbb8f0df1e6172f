import type { Services } from '../../../shared/services/services.ts';

/** How long a logout waits for the server, in milliseconds. */
const patience = 4000;

/**
 * Ends the session with the server and here. Here it ends also where the server fails or is silent: whoever asks to
 * be logged out on a shared computer must be.
 */
export async function logOut({ tilava, session }: Services): Promise<void> {
  const ended = session.get();
  try {
    await tilava.bearers.delete({ signal: AbortSignal.timeout(patience) });
  } catch {
    // The bearer runs out by itself.
  }
  // Another tab may have logged somebody in while the server was asked.
  if (session.get()?.token === ended?.token) session.end();
}
