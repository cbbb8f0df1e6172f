import type { Complete, Contract } from '../contract.ts';
import type { CriteriaResult } from '../criteria/form.ts';
import { depositOf, type ListingResult } from '../listing/form.ts';
import { changedValues } from './changedValues.ts';
import { withBothCoordinates } from './coordinates.ts';
import { criteriaBody, criteriaChanges } from './criteria.ts';

type ListingBody = Complete<Omit<Contract['ListingChanges'], 'criteria'>>;

const listingBody = (result: ListingResult): ListingBody => ({
  address: result.address,
  x: result.location.latitude,
  y: result.location.longitude,
  description: result.description,
  residenceType: result.residenceType,
  roomCount: [result.roomCount],
  floor: result.floor,
  sizeMin: result.sizeMin,
  sizeMax: result.sizeMin,
  rentMin: result.rentMin,
  rentMax: result.rentMin,
  moveInDate: result.moveInDate,
  moveOutDate: result.moveOutDate,
  deposit: depositOf(result),
  condition: result.condition,
  view: result.view,
  amenities: [...result.amenities],
});

/** A listing that is there, as it would be sent. */
const bodyOf = (listing: Contract['Listing']): ListingBody => ({
  address: listing.address,
  x: listing.location.latitude,
  y: listing.location.longitude,
  description: listing.description,
  residenceType: listing.residenceType,
  roomCount: listing.roomCount,
  floor: listing.floor,
  sizeMin: listing.size,
  sizeMax: listing.size,
  rentMin: listing.rent,
  rentMax: listing.rent,
  moveInDate: listing.moveInDate,
  moveOutDate: listing.moveOutDate,
  deposit: listing.deposit,
  condition: listing.condition,
  view: listing.view,
  amenities: listing.amenities,
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
  const changes = changedValues(bodyOf(before), after);
  const criteria = criteriaChanges(before.criteria, result);
  if (changes === null) return criteria === null ? null : { criteria };
  const moved = withBothCoordinates(changes, after);
  return criteria === null ? moved : { ...moved, criteria };
}
