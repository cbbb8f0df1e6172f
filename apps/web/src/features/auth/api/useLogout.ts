import { isTilavaError } from '@tilava/sdk';
import { useServices } from '../../../shared/services/useServices.ts';

/** How long the server is waited for, in milliseconds. */
const timeout = 3_000;

/** Logs out: here at once, and then at the server, which need not be there. */
export function useLogout(): () => void {
  const { tilava, session } = useServices();
  return () => {
    const token = session.get()?.token;
    session.end();
    if (token === undefined) return;
    const signal = AbortSignal.timeout(timeout);
    tilava
      .withBearer(token)
      .bearers.delete({ signal })
      .catch((error: unknown) => {
        // Someone who has left can't do anything about a server that doesn't answer.
        if (!isTilavaError(error)) throw error;
      });
  };
}
