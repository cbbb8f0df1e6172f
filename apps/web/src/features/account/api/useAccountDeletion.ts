import { useMutation } from '@tanstack/react-query';
import { credentialsCheck } from '@tilava/domain/payload';
import { isApiError, isUnauthorizedError } from '@tilava/sdk';
import { useRef } from 'react';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** Deletes the account that is logged in, once its password was checked (specification, section 7). */
export function useAccountDeletion(email: string) {
  const { tilava, session, notices } = useServices();
  const userId = useUserId();
  const wasSent = useRef(false);
  return useMutation({
    mutationFn: async (oldPassword: string) => {
      // A client of its own: the bearer's refusal is looked at here before it ends the session.
      const own = tilava.withBearer(session.get()?.token ?? '');
      try {
        const check = credentialsCheck(email, { oldPassword });
        await (wasSent.current ? own : tilava).bearers.checkCredentials(check);
        wasSent.current = true;
        await own.users.delete(userId);
      } catch (error) {
        // Once it was sent, a bearer that nobody has says that it was carried out, and only the answer was lost.
        if (wasSent.current && isUnauthorizedError(error)) return;
        if (isApiError(error)) wasSent.current = false;
        throw error;
      }
    },
    onSuccess: () => {
      notices.show({ done: 'account' });
      session.end();
    },
  });
}
