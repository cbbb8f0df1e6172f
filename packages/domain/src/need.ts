import type { Complete, Contract } from './contract.ts';
import { readRoomCounts } from './enums.ts';
import type { FieldFault } from './form/faults.ts';
import { fillForm, type Form, type FormResult, type FormValues } from './form/form.ts';
import { pick } from './members.ts';
import { changedValues, withBothCoordinates } from './payload/changes.ts';
import { addressFields, type AddressFields } from './place/addressForm.ts';
import { formFields, type PropertyOptions } from './property/formFields.ts';
import { needFields, plainNeedFields } from './property/premises.ts';
import { boundFaults, periodFaults, unlikelyFaults } from './property/rules.ts';

/** Today is `YYYY-MM-DD` in Europe/Helsinki; days and description of the need that is edited stay allowed. */
export type NeedOptions = PropertyOptions<Contract['Need']>;

const propertyFields = (options: NeedOptions) => formFields(needFields, options);

/** All but the address: sizes in square metres, rents in euros a month, days as `YYYY-MM-DD`. */
export type NeedPropertyFields = ReturnType<typeof propertyFields>;

export type NeedFields = AddressFields & NeedPropertyFields;

export type NeedResult = FormResult<NeedFields>;

/** What the rules between the fields look at; what is missing cannot be read yet. */
export type NeedLimits = {
  readonly [Name in 'sizeMin' | 'sizeMax' | 'rentMin' | 'rentMax' | 'moveInDate' | 'moveOutDate']?:
    Contract['Need'][Name] | undefined;
};

/** What is wrong between the fields of a need, typed or stored: its bounds, and its days as `YYYY-MM-DD`. */
export const needFaults = (limits: NeedLimits): readonly FieldFault[] => [
  ...boundFaults('size', limits.sizeMin, limits.sizeMax),
  ...boundFaults('rent', limits.rentMin, limits.rentMax),
  ...periodFaults(limits.moveInDate, limits.moveOutDate),
];

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

/** Step 1 of the sign-up (§5, Tenant wizard steps). */
export const needPropertyForm = (options: NeedOptions): Form<NeedPropertyFields> => ({
  fields: propertyFields(options),
  rules: rules(options),
});

/** The whole, for editing it: the address and the characteristics (§2, Edit). */
export const needForm = (options: NeedOptions): Form<NeedFields> => ({
  fields: { ...addressFields, ...propertyFields(options) },
  rules: rules(options),
});

/** What the form would come to for a need that is there. */
export const needResult = (need: Contract['Need']): NeedResult => ({
  ...need,
  roomCount: readRoomCounts(need.roomCount),
  // A need without a day differs from every day that the form gives.
  moveInDate: need.moveInDate ?? '',
  deposit: need.deposit === 0,
  confirmed: '',
});

let unlimited: Form<NeedFields> | undefined;

/** What the edit form holds for a need that is there; "No deposit" is ticked where the deposit is 0. */
export const needValues = (need: Contract['Need']): FormValues<NeedFields> =>
  fillForm((unlimited ??= needForm({ today: '' })), needResult(need));

/**
 * The body of a tenant's need (§5, Payload shaping): latitude as x, longitude as y, "No deposit" as 0, null for
 * whatever is empty.
 */
export const needCreation = (
  result: NeedResult,
): Complete<
  Omit<Contract['NeedCreation'], 'name' | 'isActive' | 'position' | 'importance' | 'drawnArea'>
> => ({
  ...pick(result, ['address', 'sizeMin', 'sizeMax', 'rentMin', 'rentMax']),
  ...pick(result, plainNeedFields),
  x: result.location.latitude,
  y: result.location.longitude,
  residenceType: [...result.residenceType],
  roomCount: [...result.roomCount],
  floor: [...result.floor],
  deposit: result.deposit ? 0 : null,
  amenities: [...result.amenities],
});

/**
 * The changed values of an edited need (§5, Profile and property edit), x and y together; null where nothing changed.
 */
export function needChanges(before: Contract['Need'], result: NeedResult): Contract['NeedChanges'] | null {
  const after = needCreation(result);
  const changes = changedValues(needCreation(needResult(before)), after);
  return changes === null ? null : withBothCoordinates(changes, after);
}
