import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import { scoreUnder } from './bounds.ts';

/**
 * 1000 at or under the tenant's maximum, linear to 0 at 20 % above it. A missing maximum is unbounded, and a lower
 * rent never hurts, not even under the minimum. Unresolved (null) where the tenant gives no bound.
 */
export function scoreRent(
  need: Pick<ScoredNeed, 'rentMin' | 'rentMax'>,
  listing: Pick<ScoredListing, 'rent'>,
): number | null {
  const rent = toHundredths(listing.rent);
  const minimum = toHundredths(need.rentMin);
  const maximum = toHundredths(need.rentMax);
  if (rent === null || (minimum === null && maximum === null)) return null;
  return maximum === null ? fullScore : scoreUnder(rent, maximum);
}
