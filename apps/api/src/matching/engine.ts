import type { FieldScores, MatchFilters, MatchSort, PersonMatches } from '@tilava/domain/matching';

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

/** A part of a list, in the order of `compareBy`. */
export interface ScoredPage {
  /** Whose the side is that the list is made for; null where there is no such side. */
  readonly userId: string | null;
  readonly pairs: readonly ScoredPair[];
  /** On all pages, after the filters. */
  readonly total: number;
  readonly hasMore: boolean;
}

export const emptyPage: ScoredPage = { userId: null, pairs: [], total: 0, hasMore: false };

export type Subject = { readonly needId: string } | { readonly announcementId: string };

/** Finds and scores matches; every engine equals `scoreMatch` of the domain to the last point. */
export interface MatchEngine {
  /** Public announcements for a need, or verified tenants' active needs. The caller checks whose list it is. */
  potential(subject: Subject, page: PageRequest): Promise<ScoredPage>;
  /** One pair, whatever its distance and whether it is public; null where one of the two does not exist. */
  specific(needId: string, announcementId: string, today: string): Promise<ScoredPair | null>;
}
