import type { Contract } from '../contract.ts';
import { criteriaFields, type CriteriaFields } from '../criteria/form.ts';
import { floors } from '../enums/floor.ts';
import { residenceTypes } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import type { FieldFault } from '../form/fault.ts';
import { optionalChoice, requiredChoice } from '../form/fields/choice.ts';
import { optionalDay } from '../form/fields/day.ts';
import { rentLimits, requiredNumber, sizeLimits } from '../form/fields/number.ts';
import { optionalText } from '../form/fields/text.ts';
import type { Form, FormResult } from '../form/form.ts';
import { addressFields, type AddressFields } from '../place/addressForm.ts';
import { dayLimits, propertyFields, type PropertyOptions } from '../property/fields.ts';
import { periodFaults } from '../property/rules.ts';
import { conditions } from './condition.ts';

/** The longest text about the view, in characters. */
const viewLimit = 200;

/**
 * What a listing's forms depend on: today, `YYYY-MM-DD` in Europe/Helsinki, and the listing that is edited, if
 * any. Its days and its description stay allowed as they are.
 *
 * @example
 * const options: ListingOptions = { today: '2026-03-01', before: null };
 */
export type ListingOptions = PropertyOptions<Contract['Listing']>;

const listingPropertyFields = (options: ListingOptions) => ({
  residenceType: requiredChoice(residenceTypes),
  roomCount: requiredChoice(roomCounts),
  floor: requiredChoice(floors),
  /** Premises have one size and one rent, which both bounds are sent as. */
  sizeMin: requiredNumber(sizeLimits),
  rentMin: requiredNumber(rentLimits),
  condition: optionalChoice(conditions),
  view: optionalText(viewLimit),
  moveInDate: optionalDay(dayLimits(options, 'moveInDate')),
  ...propertyFields(options),
});

/**
 * The fields of premises that are let but for their address: the size in square metres, the rent in euros a
 * month, days as `YYYY-MM-DD`.
 *
 * @example
 * const floor: FormValues<ListingPropertyFields>['floor'] = 'top';
 */
export type ListingPropertyFields = ReturnType<typeof listingPropertyFields>;

/**
 * The fields of premises that are let and of the preferred tenant.
 *
 * @example
 * const address: FormValues<ListingFields>['address'] = 'Fredrikinkatu 44, 00100 Helsinki';
 */
export type ListingFields = AddressFields & ListingPropertyFields & CriteriaFields;

/**
 * Premises that are let, as they come out of the forms, without the preferred tenant.
 *
 * @example
 * const roomCount: ListingResult['roomCount'] = 2;
 */
export type ListingResult = FormResult<AddressFields & ListingPropertyFields>;

const rules = (readable: Partial<FormResult<ListingPropertyFields>>): readonly FieldFault[] =>
  periodFaults(readable.moveInDate, readable.moveOutDate);

/**
 * The details of premises that are let: step 1 of a new announcement (specification, section 5, Landlord
 * property).
 *
 * @example
 * requiredFields(listingPropertyForm({ today: '2026-03-01' }));
 * // ['residenceType', 'roomCount', 'floor', 'sizeMin', 'rentMin']
 */
export const listingPropertyForm = (options: ListingOptions): Form<ListingPropertyFields> => ({
  fields: listingPropertyFields(options),
  rules,
});

/**
 * The whole of premises that are let, for editing them: the address, the details and the preferred tenant
 * (specification, section 2, Edit).
 *
 * @example
 * emptyValues(listingForm({ today: '2026-03-01' })).publicDisplay; // false
 */
export const listingForm = (options: ListingOptions): Form<ListingFields> => ({
  fields: { ...addressFields, ...listingPropertyFields(options), ...criteriaFields },
  rules,
});
