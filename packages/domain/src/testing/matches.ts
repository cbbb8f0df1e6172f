import fc from 'fast-check';
import type { Contract } from '../contract.ts';
import { scoreMatch } from '../matching/scoreMatch.ts';
import { unspecifiedTerms } from '../property/premises.ts';

const place = {
  address: 'a street, a city',
  location: { latitude: 60.1699, longitude: 24.9384 },
  x: 60.1699,
  y: 24.9384,
};

const listing: Contract['Listing'] = {
  ...place,
  id: 'listing',
  kind: 'listing',
  announcement: 'announcement',
  isActive: true,
  description: null,
  residenceType: 'office',
  roomCount: [2],
  floor: 'top',
  size: 75,
  rent: 1200,
  moveInDate: null,
  moveOutDate: null,
  deposit: 0,
  noDeposit: true,
  condition: null,
  view: null,
  ...unspecifiedTerms,
  amenities: [],
  propertyPics: [],
  surroundPics: [],
};

const need: Contract['Need'] = {
  ...place,
  id: 'need',
  kind: 'need',
  isActive: true,
  description: null,
  residenceType: ['office'],
  roomCount: [2],
  floor: [],
  sizeMin: 50,
  sizeMax: null,
  rentMin: null,
  rentMax: 1500,
  moveInDate: null,
  moveOutDate: null,
  deposit: null,
  noDeposit: false,
  amenities: [],
};

const { matches, points, distance, explanation } = scoreMatch(need, listing, '2026-01-01');

const score = {
  points,
  distance,
  matches: { ...matches },
  explanation,
  personPoints: 0,
  personMatches: { industries: null, creditRating: null, operatingMargin: null, employee: null },
};

/** What of a match the two sides toggle. */
interface Marks {
  readonly favorite: boolean;
  readonly isInterested: boolean;
  readonly landlordInterestedIn: boolean;
}

/** An announcement in a tenant's list. */
export const announcementMatch = (id: string, marks: Marks): Contract['AnnouncementMatch'] => ({
  kind: 'announcement',
  announcement: {
    id,
    isActive: true,
    properties: listing,
    residence: { houseType: 'office', files: [] },
  },
  ...score,
  ...marks,
});

/** A tenant in a landlord's list. */
export const tenantMatch = (
  userId: string,
  { isInterested, landlordInterestedIn }: Omit<Marks, 'favorite'>,
): Contract['TenantMatch'] => ({
  kind: 'tenant',
  potentialTenant: {
    user: {
      id: userId,
      displayName: 'Tenant Oy',
      isOrganization: true,
      description: null,
      creditRating: null,
      operatingMargin: null,
      industries: [],
      employee: null,
    },
    properties: need,
    occupation: { work: false, workDetails: null, student: false, studentDetails: null },
  },
  ...score,
  isInterested,
  landlordInterestedIn,
});

/** A saved announcement that is hidden by now. */
export const unavailableMatch = (
  id: string,
  { favorite, isInterested }: Omit<Marks, 'landlordInterestedIn'>,
): Contract['UnavailableMatch'] => ({
  kind: 'unavailable',
  announcement: { id, isActive: false },
  favorite,
  isInterested,
});

/** Few ids, so that many a list holds the one that is toggled. */
export const someId = fc.constantFrom('a', 'b', 'c', 'd');

const marks: fc.Arbitrary<Marks> = fc.record({
  favorite: fc.boolean(),
  isInterested: fc.boolean(),
  landlordInterestedIn: fc.boolean(),
});

/** Lists of all three kinds of match, each announcement and tenant in them once. */
export const someMatches: fc.Arbitrary<readonly Contract['Match'][]> = fc.uniqueArray(
  fc.oneof(
    fc.tuple(someId, marks).map(([id, mark]) => announcementMatch(id, mark)),
    fc.tuple(someId, marks).map(([id, mark]) => tenantMatch(id, mark)),
    fc.tuple(someId, marks).map(([id, mark]) => unavailableMatch(id, mark)),
  ),
  {
    selector: (match) =>
      match.kind === 'tenant' ? `tenant ${match.potentialTenant.user.id}` : match.announcement.id,
  },
);
