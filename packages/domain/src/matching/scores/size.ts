import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import { scoreOver, scoreUnder } from './bounds.ts';

/**
 * 1000 inside the tenant's bounds, linear to 0 at 20 % of the bound that is crossed. A missing minimum is 0, a
 * missing maximum unbounded. Unresolved (null) where the tenant gives no bound. Where the bounds are the wrong way
 * round, the minimum is looked at first.
 */
export function scoreSize(
  need: Pick<ScoredNeed, 'sizeMin' | 'sizeMax'>,
  listing: Pick<ScoredListing, 'size'>,
): number | null {
  const size = toHundredths(listing.size);
  const minimum = toHundredths(need.sizeMin);
  const maximum = toHundredths(need.sizeMax);
  if (size === null || (minimum === null && maximum === null)) return null;
  if (minimum !== null && size < minimum) return scoreOver(size, minimum);
  return maximum === null ? fullScore : scoreUnder(size, maximum);
}
