import { Schema } from 'effect';
import { acceptUnless, makeField, refuse, type Field } from '../form/field.ts';
import { requiredText } from '../form/fields/text.ts';
import { noRules, type Form } from '../form/form.ts';
import { addressLimit, locationFault } from './addressFaults.ts';
import type { Position } from './position.ts';

const positionSchema: Schema.Codec<Position> = Schema.Struct({
  latitude: Schema.Number,
  longitude: Schema.Number,
});

/** An address as text, of one line. */
const addressField: Field<string, string> = requiredText(addressLimit);

/** Where the chosen address lies, which has to be there; null until one is chosen from the list. */
const locationField: Field<Position, Position | null> = makeField<Position, Position | null>({
  input: Schema.NullOr(positionSchema),
  value: positionSchema,
  empty: null,
  read: (input) => (input === null ? refuse('locationMissing') : acceptUnless(locationFault(input), input)),
  write: (value) => value,
});

/** The fields of an address, which are the same wherever premises are sought or let. */
export const addressFields = { address: addressField, location: locationField };

/**
 * The fields of an address: the address as text, and its position in degrees.
 *
 * @example
 * const values: FormValues<AddressFields> = { address: '', location: null };
 */
export type AddressFields = typeof addressFields;

/**
 * The address of premises that are sought or let: step 0 of both wizards (specification, section 5, Tenant
 * wizard steps). The text alone is not enough: its position is taken with a suggestion of the list.
 *
 * @example
 * const location = { latitude: 60.1686, longitude: 24.9305 };
 * validateForm(addressForm, { address: 'Fredrikinkatu 44, 00100 Helsinki', location });
 */
export const addressForm: Form<AddressFields> = { fields: addressFields, rules: noRules };
