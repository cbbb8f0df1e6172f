import type {
  Amenity,
  CreditRating,
  EmployeeBand,
  Floor,
  Industry,
  OperatingMargin,
  ResidenceFlag,
  ResidenceType,
} from '../enums.ts';
import type { Position } from '../place/position.ts';

/** What of a tenant's need counts in the points. The contract's `Need` is one. */
export interface ScoredNeed {
  readonly location: Position;
  readonly residenceType: readonly ResidenceFlag[];
  /** 6 stands for six and more. */
  readonly roomCount: readonly number[];
  readonly floor: readonly Floor[];
  /** Square metres. */
  readonly sizeMin: number | null;
  /** Square metres. */
  readonly sizeMax: number | null;
  /** Euros a month. */
  readonly rentMin: number | null;
  /** Euros a month. */
  readonly rentMax: number | null;
  /** `YYYY-MM-DD`. */
  readonly moveInDate: string | null;
  /** 0 where only premises without a deposit are wanted. */
  readonly deposit: number | null;
  readonly amenities: readonly Amenity[];
}

/** What of an announcement's premises counts in the points. The contract's `Listing` is one. */
export interface ScoredListing {
  readonly location: Position;
  readonly residenceType: ResidenceType;
  /** 6 stands for six and more. */
  readonly roomCount: readonly number[];
  readonly floor: Floor;
  /** Square metres. */
  readonly size: number;
  /** Euros a month. */
  readonly rent: number;
  /** `YYYY-MM-DD`. */
  readonly moveInDate: string | null;
  /** The day by which the premises are given up, `YYYY-MM-DD`. */
  readonly moveOutDate: string | null;
  /** Euros; null says nothing. */
  readonly deposit: number | null;
  /** An amenity that is not among them is absent. */
  readonly amenities: readonly Amenity[];
}

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
