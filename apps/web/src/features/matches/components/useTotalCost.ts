import { calculateCost, type TotalCost } from '@tilava/domain/cost';
import type { Schemas } from '@tilava/sdk';
import { useCostOptions } from './useCostLine.ts';

/** What premises cost the user, from the day on which they can move in. */
export function useTotalCost(): (listing: Schemas['Listing']) => TotalCost | null {
  const optionsOf = useCostOptions();
  return (listing) => calculateCost(listing, optionsOf(listing));
}
