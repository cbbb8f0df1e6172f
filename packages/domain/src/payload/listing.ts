import type { Complete, Contract } from '../contract.ts';
import { criteriaResult, type CriteriaResult } from '../criteria/form.ts';
import { depositOf, listingResult, type ListingResult } from '../listing/listing.ts';
import { pick } from '../members.ts';
import { plainListingFields } from '../property/premises.ts';
import { changedValues } from './changedValues.ts';
import { withBothCoordinates } from './coordinates.ts';

const listingBody = (result: ListingResult): Complete<Omit<Contract['ListingChanges'], 'criteria'>> => ({
  ...pick(result, ['address', 'residenceType', 'floor']),
  ...pick(result, plainListingFields),
  x: result.location.latitude,
  y: result.location.longitude,
  roomCount: [result.roomCount],
  sizeMin: result.sizeMin,
  sizeMax: result.sizeMin,
  rentMin: result.rentMin,
  rentMax: result.rentMin,
  deposit: depositOf(result),
  amenities: [...result.amenities],
});

/** The preferred tenant as it is sent. */
const criteriaBody = (result: CriteriaResult): Contract['TenantCriteria'] => ({
  industries: [...result.industries],
  creditRating: [...result.creditRating],
  operatingMargin: [...result.operatingMargin],
  employee: [...result.employee],
  publicDisplay: result.publicDisplay,
});

/**
 * What is sent for a new announcement, whose location and property steps came to `listing` (specification, section 5,
 * Payload shaping): the latitude as x, the longitude as y, both bounds as the one size and the one rent, the one room
 * count as a list, "No deposit" as 0 and otherwise the amount, and null for whatever is empty.
 */
export const announcementCreation = (
  listing: ListingResult,
  criteria: CriteriaResult,
): Complete<Omit<Contract['AnnouncementCreation'], 'ownerId'>> => ({
  isLandlord: true,
  ...listingBody(listing),
  criteria: criteriaBody(criteria),
});

/**
 * What is sent where the edit form came to `result`: the changed values only (specification, section 5, Profile and
 * property edit), x and y together, and of the preferred tenant what changed there. Null where nothing changed, and so nothing is to be sent.
 */
export function listingChanges(
  before: Contract['Listing'],
  result: ListingResult & CriteriaResult,
): Contract['ListingChanges'] | null {
  const after = listingBody(result);
  const changes = changedValues(listingBody(listingResult(before)), after);
  const criteria = changedValues(criteriaBody(criteriaResult(before.criteria)), criteriaBody(result));
  if (changes === null) return criteria === null ? null : { criteria };
  const moved = withBothCoordinates(changes, after);
  return criteria === null ? moved : { ...moved, criteria };
}
