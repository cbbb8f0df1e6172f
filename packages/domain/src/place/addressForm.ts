import { Schema } from 'effect';
import { requiredText } from '../form/fields.ts';
import { acceptUnless, makeField, noRules, refuse, type Form } from '../form/form.ts';
import { addressLimit, locationFault } from './addressFaults.ts';
import type { Position } from './position.ts';

const positionSchema: Schema.Codec<Position> = Schema.Struct({
  latitude: Schema.Number,
  longitude: Schema.Number,
});

/** Null until one is chosen from the list. */
const locationField = /* @__PURE__ */ makeField<Position, Position | null>({
  input: Schema.NullOr(positionSchema),
  value: positionSchema,
  empty: null,
  read: (input) => (input === null ? refuse('locationMissing') : acceptUnless(locationFault(input), input)),
  write: (value) => value,
});

export const addressFields = { address: requiredText(addressLimit), location: locationField };

/** The address as text, and its position in degrees. */
export type AddressFields = typeof addressFields;

/** Step 0 of both wizards (§5, Tenant wizard steps); the position comes with the selected suggestion. */
export const addressForm: Form<AddressFields> = { fields: addressFields, rules: noRules };
