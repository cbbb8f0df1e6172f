export type MatchSort = 'best' | 'rent' | 'size' | 'distance' | 'newest';

/** How a tenant can sort announcements: the best first, or the lowest rent, the largest, the nearest or the newest. */
export const tenantSorts: readonly MatchSort[] = ['best', 'rent', 'size', 'distance', 'newest'];

/** How a landlord can sort tenants; all of them are matched with the same rent and size. */
export const landlordSorts: readonly MatchSort[] = ['best', 'distance', 'newest'];
