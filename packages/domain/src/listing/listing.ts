import type { Contract } from '../contract.ts';
import { criteriaFields, criteriaResult, type CriteriaFields } from '../criteria/form.ts';
import { readRoomCounts, type RoomCount } from '../enums/roomCount.ts';
import type { FieldFault } from '../form/fault.ts';
import { fillForm, type Form, type FormResult, type FormValues } from '../form/form.ts';
import { addressFields, type AddressFields } from '../place/addressForm.ts';
import { confirmedField, unlikelyFaults } from '../property/likelihood.ts';
import { formFields, type PropertyOptions } from '../property/formFields.ts';
import { listingFields } from '../property/premises.ts';
import { periodFaults } from '../property/rules.ts';

/** Today is `YYYY-MM-DD` in Europe/Helsinki; days and description of the listing that is edited stay allowed. */
export type ListingOptions = PropertyOptions<Contract['Listing']>;

const propertyFields = (options: ListingOptions) => ({
  ...formFields(listingFields, options),
  confirmed: confirmedField,
});

/** All but the address: the size in square metres, the rent in euros a month, days as `YYYY-MM-DD`. */
export type ListingPropertyFields = ReturnType<typeof propertyFields>;

export type ListingFields = AddressFields & ListingPropertyFields & CriteriaFields;

/** What the forms come to, without the preferred tenant. */
export type ListingResult = FormResult<AddressFields & ListingPropertyFields>;

/** In euros: 0 where "No deposit" is ticked, null where nothing is said. */
export const depositOf = ({ deposit, depositAmount }: Pick<ListingResult, 'deposit' | 'depositAmount'>) =>
  deposit ? 0 : depositAmount;

const rules =
  ({ before }: ListingOptions) =>
  (readable: Partial<FormResult<ListingPropertyFields>>): readonly FieldFault[] => [
    ...periodFaults(readable.moveInDate, readable.moveOutDate),
    ...unlikelyFaults(readable, {
      confirmed: readable.confirmed,
      before: before ? { sizeMin: before.size, rentMin: before.rent } : null,
    }),
  ];

/** Step 1 of a new announcement (specification, section 5, Landlord property). */
export const listingPropertyForm = (options: ListingOptions): Form<ListingPropertyFields> => ({
  fields: propertyFields(options),
  rules: rules(options),
});

/** The whole, for editing it: address, details and preferred tenant (specification, section 2, Edit). */
export const listingForm = (options: ListingOptions): Form<ListingFields> => ({
  fields: { ...addressFields, ...propertyFields(options), ...criteriaFields },
  rules: rules(options),
});

/** What the form would come to for a listing that is there. */
export const listingResult = (listing: Contract['Listing']): FormResult<ListingFields> => ({
  ...listing,
  // A listing has one count.
  roomCount: readRoomCounts(listing.roomCount)[0] as RoomCount,
  sizeMin: listing.size,
  rentMin: listing.rent,
  deposit: listing.deposit === 0,
  depositAmount: listing.deposit === 0 ? null : listing.deposit,
  confirmed: '',
  ...criteriaResult(listing.criteria),
});

let unlimited: Form<ListingFields> | undefined;

/**
 * What the edit form holds for a listing that is there. "No deposit" is ticked where the deposit is 0, and there is no
 * amount beside it then.
 */
export const listingValues = (listing: Contract['Listing']): FormValues<ListingFields> =>
  fillForm((unlimited ??= listingForm({ today: '' })), listingResult(listing));
