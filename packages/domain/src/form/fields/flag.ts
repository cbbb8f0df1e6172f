import { Schema } from 'effect';
import { accept, makeField, type Field } from '../field.ts';

/** A checkbox, not ticked at first. */
export const flag: Field<boolean, boolean> = makeField<boolean, boolean>({
  input: Schema.Boolean,
  value: Schema.Boolean,
  empty: false,
  read: accept,
  write: (value) => value,
});
