import type { Contract } from '../contract.ts';
import { floors } from '../enums/floor.ts';
import { residenceFlags } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import { choices } from '../form/fields/choice.ts';
import { requiredDay } from '../form/fields/day.ts';
import { optionalNumber, rentLimits, sizeLimits } from '../form/fields/number.ts';
import type { Form, FormResult } from '../form/form.ts';
import { addressFields, type AddressFields } from '../place/addressForm.ts';
import { dayLimits, propertyFields, type PropertyOptions } from '../property/fields.ts';
import { needFaults } from './rules.ts';

/**
 * What a need's forms depend on: today, `YYYY-MM-DD` in Europe/Helsinki, and the need that is edited, if any. Its
 * days and its description stay allowed as they are.
 *
 * @example
 * const options: NeedOptions = { today: '2026-03-01', before: null };
 */
export type NeedOptions = PropertyOptions<Contract['Need']>;

const needPropertyFields = (options: NeedOptions) => ({
  residenceType: choices(residenceFlags, 1),
  roomCount: choices(roomCounts, 1),
  floor: choices(floors, 0),
  sizeMin: optionalNumber(sizeLimits),
  sizeMax: optionalNumber(sizeLimits),
  rentMin: optionalNumber(rentLimits),
  rentMax: optionalNumber(rentLimits),
  moveInDate: requiredDay(dayLimits(options, 'moveInDate')),
  ...propertyFields(options),
});

/**
 * The fields of what is sought but for its address: sizes in square metres, rents in euros a month, days as
 * `YYYY-MM-DD`.
 *
 * @example
 * const wanted: FormValues<NeedPropertyFields>['floor'] = ['middle', 'top'];
 */
export type NeedPropertyFields = ReturnType<typeof needPropertyFields>;

/**
 * The fields of what is sought.
 *
 * @example
 * const address: FormValues<NeedFields>['address'] = 'Fredrikinkatu 44, 00100 Helsinki';
 */
export type NeedFields = AddressFields & NeedPropertyFields;

/**
 * What a tenant seeks, as it comes out of the forms.
 *
 * @example
 * const roomCount: NeedResult['roomCount'] = [1, 2];
 */
export type NeedResult = FormResult<NeedFields>;

/**
 * The characteristics of what a tenant seeks: step 1 of the sign-up (specification, section 5, Tenant wizard
 * steps).
 *
 * @example
 * emptyValues(needPropertyForm({ today: '2026-03-01' })).roomCount; // []
 */
export const needPropertyForm = (options: NeedOptions): Form<NeedPropertyFields> => ({
  fields: needPropertyFields(options),
  rules: needFaults,
});

/**
 * The whole of what a tenant seeks, for editing it: the address and the characteristics (specification, section
 * 2, Edit).
 *
 * @example
 * requiredFields(needForm({ today: '2026-03-01' }));
 * // ['address', 'location', 'residenceType', 'roomCount', 'moveInDate', 'sizeMin', 'rentMin']
 */
export const needForm = (options: NeedOptions): Form<NeedFields> => ({
  fields: { ...addressFields, ...needPropertyFields(options) },
  rules: needFaults,
});
