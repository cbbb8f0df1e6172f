import type {
  FieldScores,
  MatchField,
  MatchFilters,
  MatchSort,
  PersonMatches,
  Perspective,
  Weights,
} from '@tilava/domain/matching';

/** How a need and an announcement suit each other, as an engine found it. */
export interface ScoredPair {
  readonly needId: string;
  readonly announcementId: string;
  /** Per cent. */
  readonly points: number;
  /** Whole metres. */
  readonly distance: number;
  /** Of the announcement, in hundredths. */
  readonly rent: number;
  readonly size: number;
  readonly scores: FieldScores;
  /** By which the points are counted: for tenants their own, for landlords those of the table. */
  readonly weights: Weights;
  readonly personMatches: PersonMatches;
  readonly personPoints: number;
  /** Masks in the order of `domain/enums` amenities. */
  readonly wantedAmenities: number;
  readonly offeredAmenities: number;
}

export interface PageStart {
  readonly points: number;
  readonly distance: number;
  readonly id: string;
  /** Hundredths of the rent or the size, where the list is sorted by one of them. */
  readonly amount?: number | undefined;
}

export interface PageRequest {
  readonly filters: MatchFilters;
  /** Tenants have neither rent nor size. @default 'best' */
  readonly sort?: MatchSort | undefined;
  readonly limit: number;
  readonly after: PageStart | null;
  /** The calendar day in Europe/Helsinki. */
  readonly today: string;
}

/** What must-haves hide: how many in all, and how many each of them. */
export interface HiddenPairs {
  readonly total: number;
  readonly fields: readonly { readonly field: MatchField; readonly total: number }[];
}

/** A part of a list, in the order of `compareBy`. */
export interface ScoredPage {
  /** Whose the side is that the list is made for; null where there is no such side. */
  readonly userId: string | null;
  readonly pairs: readonly ScoredPair[];
  /** On all pages, after the filters. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Null where nothing is a must. */
  readonly hidden: HiddenPairs | null;
  /** By what weights the list is made: pages of another don't follow it. See `weightingOf`. */
  readonly weighting: number;
}

export const emptyPage: ScoredPage = {
  userId: null,
  pairs: [],
  total: 0,
  hasMore: false,
  hidden: null,
  weighting: 0,
};

/** A pair wherever its sides are. */
export interface SpecificPair extends ScoredPair {
  /** Whether a list of potential matches looks there. */
  readonly isInReach: boolean;
}

export type Subject = { readonly needId: string } | { readonly announcementId: string };

/** Finds and scores matches; every engine equals `scoreMatch` of the domain to the last point. */
export interface MatchEngine {
  /** Public announcements for a need, or verified tenants' active needs. The caller checks whose list it is. */
  potential(subject: Subject, page: PageRequest): Promise<ScoredPage>;
  /**
   * One pair as one of its sides sees it, whatever its distance and whether it is public or hidden by a must-have; null
   * where one of the two does not exist.
   */
  specific(
    needId: string,
    announcementId: string,
    today: string,
    reader: Perspective,
  ): Promise<SpecificPair | null>;
}
