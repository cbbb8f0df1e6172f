import { residenceFlagOf } from '../../enums/residence.ts';
import { fullScore } from '../integers.ts';
import type { ScoredListing, ScoredNeed } from '../subjects.ts';

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
