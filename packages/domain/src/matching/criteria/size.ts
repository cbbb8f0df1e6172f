import { fullScore, toHundredths } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import { scoreOver, scoreUnder } from './bounds.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';
import { gap } from './gap.ts';

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

interface Area {
  readonly squareMetres: number;
}

type SizeWord = Said<'size.within' | 'size.unsaid'> | Said<'size.below' | 'size.above', Area>;

function word(score: number | null, { need, listing }: MatchedPair): SizeWord {
  if (score === null) return { key: 'size.unsaid', parameters: {} };
  if (score === fullScore) return { key: 'size.within', parameters: {} };
  return (toHundredths(listing.size) ?? 0) < (toHundredths(need.sizeMin) ?? 0)
    ? { key: 'size.below', parameters: { squareMetres: gap(listing.size, need.sizeMin) } }
    : { key: 'size.above', parameters: { squareMetres: gap(listing.size, need.sizeMax) } };
}

/** Whether the area lies within the tenant's bounds. */
export const size: Criterion<SizeWord> = { weight: 12, score: scoreSize, word };
