import type { CreditRating, EmployeeBand, Industry, OperatingMargin } from '../enums.ts';
import type { ListingAmounts, NeedAmounts } from './criteria/amounts.ts';
import type { ListingFlags, NeedFlags } from './criteria/flags.ts';

/** What of a tenant's need counts in the points. The contract's `Need` is one. */
export interface ScoredNeed extends NeedFlags, NeedAmounts {}

/** What of an announcement's premises counts in the points. The contract's `Listing` is one. */
export interface ScoredListing extends ListingFlags, ListingAmounts {}

/** What a landlord may wish for. The contract's `User` and `PotentialTenant['user']` are ones. */
export interface ScoredTenant {
  readonly industries: readonly Industry[];
  readonly creditRating: CreditRating | null;
  readonly operatingMargin: OperatingMargin | null;
  readonly employee: EmployeeBand | null;
}

/** A landlord's wishes for a tenant. The contract's `TenantCriteria` are such. */
export interface ScoredCriteria {
  readonly industries: readonly Industry[];
  readonly creditRating: readonly CreditRating[];
  readonly operatingMargin: readonly OperatingMargin[];
  readonly employee: readonly EmployeeBand[];
}
