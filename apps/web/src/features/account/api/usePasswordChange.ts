import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { passwordChangeForm } from '@tilava/domain/account';
import type { ResultOf } from '@tilava/domain/form';
import { credentialsCheck, passwordChange } from '@tilava/domain/payload';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** Sets a new password, after the old one was checked (specification, section 7). */
export function usePasswordChange(email: string) {
  const { tilava, session } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (passwords: ResultOf<typeof passwordChangeForm>) => {
      await tilava.bearers.checkCredentials(credentialsCheck(email, passwords));
      return tilava.users.update(userId, passwordChange(passwords));
    },
    onSuccess: (user) => {
      session.refresh(user, false);
      return invalidateAfter(queryClient, 'updateUser');
    },
  });
}
