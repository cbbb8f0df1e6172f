import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getAlertsKey, getAlertsQuery } from '@tilava/sdk/react-query';
import { useChoices } from '../../../shared/query/useChoices.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** When mails tell of new matches of a property of one's own. */
export function useAlerts(propertyId: string) {
  const { tilava } = useServices();
  return useQuery(getAlertsQuery(tilava, propertyId));
}

/** Changes that. */
export function useAlertsChange(propertyId: string) {
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const queryKey = getAlertsKey(propertyId);
  return useChoices<Schemas['Alerts'], Schemas['AlertChanges']>({
    queryKey,
    save: (changes) => tilava.alerts.update(propertyId, changes),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  });
}
