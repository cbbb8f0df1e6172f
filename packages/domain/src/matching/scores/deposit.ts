import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

/**
 * Where the tenant wants no deposit (0, specification, section 5): 1000 if the announcement asks none, 0 if it asks
 * one. Unresolved (null) where the tenant does not mind or the announcement says nothing.
 */
export function scoreDeposit(
  need: Pick<ScoredNeed, 'deposit'>,
  listing: Pick<ScoredListing, 'deposit'>,
): number | null {
  const deposit = toHundredths(listing.deposit);
  if (need.deposit !== 0 || deposit === null) return null;
  return deposit === 0 ? fullScore : 0;
}
