import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getAlertsKey, getAlertsQuery } from '@tilava/sdk/react-query';
import { useServices } from '../../../shared/services/useServices.ts';

/** When mails tell of new matches of a property of one's own. */
export function useAlerts(propertyId: string) {
  const { tilava } = useServices();
  return useQuery(getAlertsQuery(tilava, propertyId));
}

/** Changes that: a choice shows at once, and one after the other is saved, however fast they are made. */
export function useAlertsChange(propertyId: string) {
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const queryKey = getAlertsKey(propertyId);
  const mutationKey = ['alerts', propertyId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (changes: Schemas['AlertChanges']) => tilava.alerts.update(propertyId, changes),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...changes });
    },
    // What is saved is read once the last choice is; where one failed, its answer may be all that was lost.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
