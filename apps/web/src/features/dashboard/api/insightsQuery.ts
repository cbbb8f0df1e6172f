import type { Tilava } from '@tilava/sdk';
import { getInsightsQuery } from '@tilava/sdk/react-query';

/** The insights of a property of one's own; what fails is said in their place. */
export const insightsQuery = (tilava: Tilava, propertyId: string) => ({
  ...getInsightsQuery(tilava, propertyId),
  meta: { isSilent: true },
});
