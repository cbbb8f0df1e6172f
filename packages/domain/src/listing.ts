import type { Complete, Contract } from './contract.ts';
import { costFaults, costFields, costsOf, costsResult, type CostFields } from './cost/form.ts';
import {
  criteriaFields,
  criteriaForm,
  criteriaResult,
  type CriteriaFields,
  type CriteriaResult,
} from './criteria/form.ts';
import { readRoomCounts, type RoomCount } from './enums.ts';
import type { FieldFault } from './form/faults.ts';
import { fillForm, type Form, type FormResult, type FormValues } from './form/form.ts';
import { pick } from './members.ts';
import { changedValues, withBothCoordinates } from './payload/changes.ts';
import { addressFields, addressForm, type AddressFields } from './place/addressForm.ts';
import { formFields, type PropertyOptions } from './property/formFields.ts';
import { listingFields, plainListingFields } from './property/premises.ts';
import { periodFaults, unlikelyFaults } from './property/rules.ts';

export { costsOf };

/** Today is `YYYY-MM-DD` in Europe/Helsinki; days and description of the listing that is edited stay allowed. */
export type ListingOptions = PropertyOptions<Contract['Listing']>;

const premisesFields = (options: ListingOptions) => formFields(listingFields, options);

/** All but the address and the costs: the size in square metres, the rent in euros a month, days as `YYYY-MM-DD`. */
export type PremisesFormFields = ReturnType<typeof premisesFields>;

export type ListingPropertyFields = PremisesFormFields & CostFields;

const propertyFields = (options: ListingOptions): PremisesFormFields & CostFields => ({
  ...premisesFields(options),
  ...costFields,
});

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
    ...costFaults(readable),
    ...unlikelyFaults(readable, {
      confirmed: readable.confirmed,
      before: before ? { sizeMin: before.size, rentMin: before.rent } : null,
    }),
  ];

/** Step 1 of a new announcement (§5, Landlord property). */
export const listingPropertyForm = (options: ListingOptions): Form<ListingPropertyFields> => ({
  fields: propertyFields(options),
  rules: rules(options),
});

/** The steps of a new announcement (§2, Landlord announcements); today is `YYYY-MM-DD` in Europe/Helsinki. */
export const announcementWizard = ({ today }: { readonly today: string }) => ({
  location: addressForm,
  property: listingPropertyForm({ today }),
  criteria: criteriaForm,
});

/** The whole, for editing it: address, details and preferred tenant (§2, Edit). */
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
  ...costsResult(listing.costs),
  ...criteriaResult(listing.criteria),
});

let unlimited: Form<ListingFields> | undefined;

/** The inputs of the edit form for a listing; a deposit of 0 ticks "No deposit" and leaves the amount empty. */
export const listingValues = (listing: Contract['Listing']): FormValues<ListingFields> =>
  fillForm((unlimited ??= listingForm({ today: '' })), listingResult(listing));

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
  costs: costsOf(result),
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
 * The body of a new announcement (§5, Payload shaping): latitude as x, longitude as y, both bounds as the one size and
 * rent, "No deposit" as 0, null for whatever is empty.
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
 * The changed values of an edited listing and of its preferred tenant (§5, Profile and property edit), x and y
 * together; null where nothing changed.
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
