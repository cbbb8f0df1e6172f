import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';
import { gap } from './gap.ts';

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

interface Money {
  /** Euros. */
  readonly euros: number;
}

type DepositWord = Said<'deposit.none' | 'deposit.unsaid' | 'deposit.unknown'> | Said<'deposit.asked', Money>;

function word(score: number | null, { need, listing }: MatchedPair): DepositWord {
  if (score === fullScore) return { key: 'deposit.none', parameters: {} };
  if (score !== null) return { key: 'deposit.asked', parameters: { euros: gap(listing.deposit, 0) } };
  return { key: need.deposit === 0 ? 'deposit.unknown' : 'deposit.unsaid', parameters: {} };
}

/** Whether no deposit is asked, where the tenant wants none. */
export const deposit: Criterion<DepositWord> = { weight: 1, score: scoreDeposit, word };
