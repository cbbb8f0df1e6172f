import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../form/field.ts';
import { requiredText } from '../form/fields/text.ts';
import { noRules, type Form } from '../form/form.ts';
import { isInBounds } from './area.ts';
import type { Position } from './position.ts';

/** The longest address, in characters. */
const addressLimit = 200;

const positionSchema: Schema.Codec<Position> = Schema.Struct({
  latitude: Schema.Number,
  longitude: Schema.Number,
});

/** Where the chosen address lies, which has to be there; null until one is chosen from the list. */
const locationField: Field<Position, Position | null> = makeField<Position, Position | null>({
  input: Schema.NullOr(positionSchema),
  value: positionSchema,
  empty: null,
  read: (input) => (input === null ? refuse('locationMissing') : readPosition(input)),
  write: (value) => value,
});

function readPosition(position: Position): Reading<Position> {
  const isNumeric = Number.isFinite(position.latitude) && Number.isFinite(position.longitude);
  if (!isNumeric) return refuse('locationMissing');
  return isInBounds(position) ? accept(position) : refuse('locationOutside');
}

/** The fields of an address, which are the same wherever premises are sought or let. */
export const addressFields = { address: requiredText(addressLimit), location: locationField };

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
