import type { Contract } from '../contract.ts';
import { criteriaValues } from '../criteria/form.ts';
import { numberText } from '../form/fields/number.ts';
import type { FormValues } from '../form/form.ts';
import type { ListingFields } from './form.ts';

/**
 * What the edit form holds for a listing that is there. A day or a text that it does not tell is empty; "No deposit"
 * is ticked where the deposit is 0, and there is no amount beside it then.
 */
export const listingValues = (listing: Contract['Listing']): FormValues<ListingFields> => ({
  address: listing.address,
  location: listing.location,
  residenceType: listing.residenceType,
  roomCount: listing.roomCount.map(String)[0] ?? null,
  floor: listing.floor,
  sizeMin: numberText(listing.size),
  rentMin: numberText(listing.rent),
  depositAmount: numberText(listing.deposit === 0 ? null : listing.deposit),
  condition: listing.condition,
  view: listing.view ?? '',
  moveInDate: listing.moveInDate ?? '',
  moveOutDate: listing.moveOutDate ?? '',
  deposit: listing.deposit === 0,
  amenities: listing.amenities,
  confirmed: '',
  description: listing.description ?? '',
  ...criteriaValues(listing.criteria),
});
