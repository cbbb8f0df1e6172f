import { useQuery } from '@tanstack/react-query';
import { listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useUserId } from '../../../../shared/session/useUserId.ts';
import { Insights, InsightsToCome } from './Insights.tsx';

/** The insights of what a tenant seeks; nothing where that is not known, which the part above says. */
export function TenantInsights() {
  const { tilava } = useServices();
  const properties = useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
  });
  const need = properties.data?.find(({ kind }) => kind === 'need');
  if (properties.isPending) return <InsightsToCome />;
  return need === undefined ? null : <Insights propertyId={need.id} address={need.address} />;
}
