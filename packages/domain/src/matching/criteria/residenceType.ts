import { residenceFlagOf, type ResidenceType } from '../../enums/residence.ts';
import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';
import type { Criterion, MatchedPair, Said } from './criterion.ts';

/**
 * 1000 if the announcement's type falls under a wanted flag, else 0. Unresolved (null) where the tenant wants no
 * particular type or the announcement's falls under no flag.
 */
export function scoreResidenceType(
  need: Pick<ScoredNeed, 'residenceType'>,
  listing: Pick<ScoredListing, 'residenceType'>,
): number | null {
  const flag = residenceFlagOf(listing.residenceType);
  if (flag === null || need.residenceType.length === 0) return null;
  return need.residenceType.includes(flag) ? fullScore : 0;
}

interface OfType {
  readonly type: ResidenceType;
}

type ResidenceTypeWord =
  | Said<'residenceType.wanted' | 'residenceType.other' | 'residenceType.unknown', OfType>
  | Said<'residenceType.unsaid'>;

function word(score: number | null, { need, listing }: MatchedPair): ResidenceTypeWord {
  const parameters = { type: listing.residenceType };
  if (score !== null) {
    return { key: score === fullScore ? 'residenceType.wanted' : 'residenceType.other', parameters };
  }
  return need.residenceType.length === 0
    ? { key: 'residenceType.unsaid', parameters: {} }
    : { key: 'residenceType.unknown', parameters };
}

/** Weighs so much that a wrong type never passes the filter of 60 %. */
export const residenceType: Criterion<ResidenceTypeWord> = { weight: 45, score: scoreResidenceType, word };
