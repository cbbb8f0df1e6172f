import type { Schemas } from '@tilava/sdk';
import type { Marks } from './exampleMatches.ts';
import { accounts } from './exampleAccounts.ts';
import { announcements } from './exampleAnnouncements.ts';
import { tenants } from './exampleTenants.ts';

/** What there is behind the pages of a story, and changes while somebody goes through them. */
export interface ExampleWorld {
  readonly announcements: Map<string, Schemas['Announcement']>;
  readonly tenants: readonly Schemas['PotentialTenant'][];
  readonly users: readonly Schemas['User'][];
  /** Ids of what an admin has deleted. */
  readonly deleted: Set<string>;
  /** By who marked and the id of what they marked, as `pairOf` writes it. */
  readonly marks: Readonly<Record<keyof Marks, Set<string>>>;
}

/** A tenant and an announcement, in one word. */
export const pairOf = (userId: string, announcementId: string): string => `${userId} ${announcementId}`;

/** What a tenant and the landlord of an announcement have marked. */
export function marksOf({ marks }: ExampleWorld, userId: string, announcementId: string): Marks {
  const pair = pairOf(userId, announcementId);
  return {
    favorite: marks.favorite.has(pair),
    isInterested: marks.isInterested.has(pair),
    landlordInterestedIn: marks.landlordInterestedIn.has(pair),
  };
}

/** One in which something has happened already: the first two announcements are saved and of interest, the first mutually. */
export function filledWorld(): ExampleWorld {
  const [first = '', second = ''] = announcements.map(({ id }) => id);
  const { tenant, organisation } = accounts;
  const both = [tenant, organisation].flatMap(({ id }) => [pairOf(id, first), pairOf(id, second)]);
  return {
    announcements: new Map(
      // The last one is hidden.
      announcements.map((one, index) => [one.id, withVisibility(one, index < announcements.length - 1)]),
    ),
    tenants,
    users: Object.values(accounts),
    deleted: new Set(),
    marks: {
      favorite: new Set(both),
      isInterested: new Set(both),
      landlordInterestedIn: new Set([tenant, organisation].map(({ id }) => pairOf(id, first))),
    },
  };
}

/** One in which nobody has announced or sought anything yet but the one who looks. */
export const emptyWorld = (): ExampleWorld => ({
  announcements: new Map(),
  tenants: [],
  users: [],
  deleted: new Set(),
  marks: { favorite: new Set(), isInterested: new Set(), landlordInterestedIn: new Set() },
});

/** An announcement that is public, or hidden. */
export const withVisibility = (
  announcement: Schemas['Announcement'],
  isActive: boolean,
): Schemas['Announcement'] => ({
  ...announcement,
  isActive,
  properties: { ...announcement.properties, isActive },
});
