import { queryOptions } from '@tanstack/react-query';
import type { Tilava } from '@tilava/sdk';

/** The longest list that the server answers at once. */
const longestList = 500;

/** A tenant's properties; matches are found for the first. A failure is not told in the banner. */
export function propertiesQuery(tilava: Tilava, userId: string) {
  return queryOptions({
    queryKey: ['properties', userId],
    queryFn: ({ signal }) => tilava.properties.listOfUser(userId, { signal }),
    meta: { isSilent: true },
  });
}

/** The announcements that suit a property. */
export function matchesQuery(tilava: Tilava, propertyId: string) {
  return queryOptions({
    queryKey: ['matches', 'ofProperty', propertyId],
    queryFn: ({ signal }) =>
      tilava.matchmaking.findMatches({ property: propertyId }, { favorite: false, limit: longestList }, { signal }),
  });
}

/** The tenants whom an announcement suits. */
export function tenantMatchesQuery(tilava: Tilava, announcementId: string) {
  return queryOptions({
    queryKey: ['matches', 'ofAnnouncement', announcementId],
    queryFn: ({ signal }) =>
      tilava.matchmaking.findMatches({ announcement: announcementId }, { all: true, limit: longestList }, { signal }),
  });
}
