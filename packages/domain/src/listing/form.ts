import type { Contract } from '../contract.ts';
import { criteriaFields, type CriteriaFields } from '../criteria/form.ts';
import { floors } from '../enums/floor.ts';
import { residenceTypes } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import type { FieldFault } from '../form/fault.ts';
import { optionalChoice, requiredChoice } from '../form/fields/choice.ts';
import { optionalDay } from '../form/fields/day.ts';
import {
  depositLimits,
  optionalNumber,
  rentLimits,
  requiredNumber,
  sizeLimits,
} from '../form/fields/number.ts';
import { optionalText } from '../form/fields/text.ts';
import type { Form, FormResult } from '../form/form.ts';
import { addressFields, type AddressFields } from '../place/addressForm.ts';
import { dayLimits, propertyFields, type PropertyOptions } from '../property/fields.ts';
import { unlikelyFaults } from '../property/likelihood.ts';
import { periodFaults } from '../property/rules.ts';
import { conditions } from './condition.ts';

/** In characters. */
const viewLimit = 200;

/** Today is `YYYY-MM-DD` in Europe/Helsinki; days and description of the listing that is edited stay allowed. */
export type ListingOptions = PropertyOptions<Contract['Listing']>;

const listingPropertyFields = (options: ListingOptions) => ({
  residenceType: requiredChoice(residenceTypes),
  roomCount: requiredChoice(roomCounts),
  floor: requiredChoice(floors),
  /** Premises have one size and one rent, which both bounds are sent as. */
  sizeMin: requiredNumber(sizeLimits),
  rentMin: requiredNumber(rentLimits),
  /** Left empty where "No deposit" is ticked, or nothing is said. */
  depositAmount: optionalNumber(depositLimits),
  condition: optionalChoice(conditions),
  view: optionalText(viewLimit),
  moveInDate: optionalDay(dayLimits(options, 'moveInDate')),
  ...propertyFields(options),
});

/** All but the address: the size in square metres, the rent in euros a month, days as `YYYY-MM-DD`. */
export type ListingPropertyFields = ReturnType<typeof listingPropertyFields>;

export type ListingFields = AddressFields & ListingPropertyFields & CriteriaFields;

/** In euros: 0 where "No deposit" is ticked, null where nothing is said. */
export const depositOf = ({ deposit, depositAmount }: Pick<ListingResult, 'deposit' | 'depositAmount'>) =>
  deposit ? 0 : depositAmount;

/** What the forms come to, without the preferred tenant. */
export type ListingResult = FormResult<AddressFields & ListingPropertyFields>;

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
  fields: listingPropertyFields(options),
  rules: rules(options),
});

/** The whole, for editing it: address, details and preferred tenant (specification, section 2, Edit). */
export const listingForm = (options: ListingOptions): Form<ListingFields> => ({
  fields: { ...addressFields, ...listingPropertyFields(options), ...criteriaFields },
  rules: rules(options),
});
