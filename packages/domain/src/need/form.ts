import type { Contract } from '../contract.ts';
import { floors } from '../enums/floor.ts';
import { residenceFlags } from '../enums/residence.ts';
import { roomCounts } from '../enums/roomCount.ts';
import { choices } from '../form/fields/choice.ts';
import { requiredDay } from '../form/fields/day.ts';
import { optionalNumber, rentLimits, sizeLimits } from '../form/fields/number.ts';
import type { Form, FormResult } from '../form/form.ts';
import type { FieldFault } from '../form/fault.ts';
import { addressFields, type AddressFields } from '../place/addressForm.ts';
import { dayLimits, propertyFields, type PropertyOptions } from '../property/fields.ts';
import { unlikelyFaults } from '../property/likelihood.ts';
import { needFaults } from './rules.ts';

/** Today is `YYYY-MM-DD` in Europe/Helsinki; days and description of the need that is edited stay allowed. */
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

/** All but the address: sizes in square metres, rents in euros a month, days as `YYYY-MM-DD`. */
export type NeedPropertyFields = ReturnType<typeof needPropertyFields>;

export type NeedFields = AddressFields & NeedPropertyFields;

export type NeedResult = FormResult<NeedFields>;

const rules =
  ({ before }: NeedOptions) =>
  (readable: Partial<FormResult<NeedPropertyFields>>): readonly FieldFault[] => {
    const faults = needFaults(readable);
    const unlikely = unlikelyFaults(readable, { confirmed: readable.confirmed, before: before ?? null });
    // Bounds that are wrong in themselves are mended first.
    const isWrong = (of: 'size' | 'rent') => faults.some(({ field }) => field.startsWith(of));
    return [
      ...faults,
      ...unlikely.filter(({ field }) => !isWrong(field.startsWith('size') ? 'size' : 'rent')),
    ];
  };

/** Step 1 of the sign-up (specification, section 5, Tenant wizard steps). */
export const needPropertyForm = (options: NeedOptions): Form<NeedPropertyFields> => ({
  fields: needPropertyFields(options),
  rules: rules(options),
});

/** The whole, for editing it: the address and the characteristics (specification, section 2, Edit). */
export const needForm = (options: NeedOptions): Form<NeedFields> => ({
  fields: { ...addressFields, ...needPropertyFields(options) },
  rules: rules(options),
});
