import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFoundError } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useSubmitOnce } from '../../../shared/forms/useSubmitOnce.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { Entry } from '../model/entries.ts';

/** Deletes one of a list; the list is read anew, also where somebody else was first. */
export function useDeletion({ kind, id }: Entry, onDeleted: () => void) {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: undefined) => {
      await (kind === 'user' ? tilava.users.delete(id) : tilava.properties.delete(id));
    },
    onSuccess: () => {
      notices.show({ done: 'deleted' });
      onDeleted();
    },
    onSettled: () => invalidateAfter(queryClient, kind === 'user' ? 'deleteUser' : 'deleteProperty'),
  });
  const removeOnce = useSubmitOnce<undefined>(mutate);
  return { remove: () => removeOnce(undefined), isPending, error, isGone: isNotFoundError(error) };
}
