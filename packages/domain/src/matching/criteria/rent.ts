import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import { scoreUnder } from './bounds.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';
import { gap } from './gap.ts';

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

interface Money {
  /** Euros a month. */
  readonly euros: number;
}

type RentWord = Said<'rent.within' | 'rent.unsaid'> | Said<'rent.above', Money>;

function word(score: number | null, { need, listing }: MatchedPair): RentWord {
  if (score === null) return { key: 'rent.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'rent.within', parameters: {} };
  return { key: 'rent.above', parameters: { euros: gap(listing.rent, need.rentMax) } };
}

/** Whether the rent keeps what the tenant would pay at the most. */
export const rent: Criterion<RentWord> = { weight: 12, score: scoreRent, word };
