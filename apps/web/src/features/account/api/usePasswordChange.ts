import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { passwordChangeForm } from '@tilava/domain/account';
import type { ResultOf } from '@tilava/domain/form';
import { credentialsCheck, passwordChange } from '@tilava/domain/payload';
import { isNetworkError, isTimeoutError } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useRef } from 'react';
import { failureOf } from '../../../shared/errors/failureOf.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

type Passwords = ResultOf<typeof passwordChangeForm>;

const isUnanswered = (error: unknown): boolean => isNetworkError(error) || isTimeoutError(error);

const refusesOldPassword = (error: unknown): boolean =>
  error instanceof Error && failureOf(error).code === 'old_password_incorrect';

/**
 * Sets a new password, after the old one was checked (specification, section 7). Where no answer comes, that check says
 * whether only the answer was lost: the old password holds no longer then. Any other change of it would have ended this
 * session.
 */
export function usePasswordChange(email: string) {
  const { tilava, session } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  /** The new password of a try that was not answered. */
  const sent = useRef<string | null>(null);

  const change = async (passwords: Passwords) => {
    try {
      await tilava.bearers.checkCredentials(credentialsCheck(email, passwords));
    } catch (error) {
      if (sent.current === passwords.newPassword && refusesOldPassword(error))
        return tilava.users.get(userId);
      throw error;
    }
    sent.current = passwords.newPassword;
    try {
      const user = await tilava.users.update(userId, passwordChange(passwords));
      sent.current = null;
      return user;
    } catch (error) {
      if (!isUnanswered(error)) sent.current = null;
      throw error;
    }
  };

  return useMutation({
    mutationFn: async (passwords: Passwords) => {
      try {
        return await change(passwords);
      } catch (error) {
        if (sent.current === null || !isUnanswered(error)) throw error;
        return change(passwords);
      }
    },
    onSuccess: (user) => {
      session.refresh(user, false);
      return invalidateAfter(queryClient, 'updateUser');
    },
  });
}
