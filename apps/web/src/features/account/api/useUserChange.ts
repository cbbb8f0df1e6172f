import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getUserKey, invalidateAfter } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** Changes one's own account; what it answers is shown at once. */
export function useUserChange() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Schemas['UserChanges']) => tilava.users.update(userId, changes),
    onSuccess: (user) => {
      queryClient.setQueryData(getUserKey(user.id), user);
      void invalidateAfter(queryClient, 'updateUser');
    },
    // The answer may be all that was lost.
    onError: () => queryClient.invalidateQueries({ queryKey: getUserKey(userId) }),
  });
}
