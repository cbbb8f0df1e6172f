import { calculateMonth, leaseStart } from '@tilava/domain/cost';
import {
  compareMatches,
  isWithinMatchRadius,
  passesFilters,
  scoreMatch,
  scorePerson,
} from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';

type Announcement = Schemas['Announcement'];
type PotentialTenant = Schemas['PotentialTenant'];

/** Days are reckoned from it, so that the pictures of stories stay what they are. */
const today = '2026-11-23';

const noWishes = { industries: [], creditRating: [], operatingMargin: [], employee: [] };

/** Who has marked what. */
export interface Marks {
  readonly favorite: boolean;
  readonly isInterested: boolean;
  readonly landlordInterestedIn: boolean;
}

const scoresOf = ({ user, properties }: PotentialTenant, { properties: listing }: Announcement) => ({
  ...scoreMatch(properties, listing, today),
  ...scorePerson(user, listing.criteria ?? noWishes),
});

/** How well an announcement suits a tenant, as the tenant is told. */
export const announcementMatch = (
  tenant: PotentialTenant,
  { isInterested: _, ...announcement }: Announcement,
  marks: Marks,
): Schemas['AnnouncementMatch'] => ({
  kind: 'announcement',
  announcement,
  ...scoresOf(tenant, announcement),
  ...marks,
});

/** How well a tenant suits an announcement, as the landlord is told. */
export const tenantMatch = (
  tenant: PotentialTenant,
  announcement: Announcement,
  { isInterested, landlordInterestedIn }: Marks,
): Schemas['TenantMatch'] => ({
  kind: 'tenant',
  potentialTenant: tenant,
  ...scoresOf(tenant, announcement),
  isInterested,
  landlordInterestedIn,
});

/** A match of either side. */
export type Scored = Schemas['AnnouncementMatch'] | Schemas['TenantMatch'];

/** Matches as the server lists them: near ones that pass the query's filters, best first. */
export function matchPage(
  matches: readonly Scored[],
  query: Readonly<Partial<Record<string, string>>>,
): Schemas['MatchPage'] {
  const filters = {
    pointsAbove: numberIn(query['pointsAbove']),
    distanceBelow: numberIn(query['distanceBelow']),
    personPointsAbove: numberIn(query['personPointsAbove']),
    costBelow: numberIn(query['costBelow']),
    work: query['work'] === 'true',
    student: query['student'] === 'true',
  };
  const results = matches
    .filter((match) => isWithinMatchRadius(match.distance))
    .filter((match) =>
      passesFilters({ ...match, flags: occupationIn(match), leastCost: leastCostOf(match) }, filters),
    )
    .toSorted((one, other) => compareMatches(ordered(one), ordered(other)));
  return { results, total: results.length, nextCursor: null };
}

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const occupationIn = (match: Scored) =>
  match.kind === 'tenant' ? match.potentialTenant.occupation : undefined;

function leastCostOf(match: Scored): number | undefined {
  if (match.kind === 'tenant') return undefined;
  const listing = match.announcement.properties;
  const start = leaseStart(listing.moveInDate, today);
  return calculateMonth(listing, { deductsVat: null, start })?.toTenant.min;
}

const ordered = (match: Scored) => ({
  points: match.points,
  distance: match.distance,
  id: match.kind === 'tenant' ? match.potentialTenant.properties.id : match.announcement.id,
});
