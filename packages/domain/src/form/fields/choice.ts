import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../field.ts';

/** Forms hold it as text, as controls of forms do. */
type Key = string | number;

/** One of a list, which has to be chosen. */
export const requiredChoice = <Offered extends Key>(
  keys: readonly Offered[],
): Field<Offered, string | null> =>
  makeField<Offered, string | null>({
    input: Schema.NullOr(Schema.String),
    value: Schema.Literals(keys),
    empty: null,
    read: (input) => (isEmpty(input) ? refuse('required') : readKey(keys, input)),
    write: String,
  });

/** An empty field is null. */
export const optionalChoice = <Offered extends Key>(
  keys: readonly Offered[],
): Field<Offered | null, string | null> =>
  makeField<Offered | null, string | null>({
    input: Schema.NullOr(Schema.String),
    value: Schema.NullOr(Schema.Literals(keys)),
    empty: null,
    read: (input) => (isEmpty(input) ? accept(null) : readKey(keys, input)),
    write: (value) => (value === null ? null : String(value)),
  });

/** A group of checkboxes, of which `atLeast` have to be ticked; the ticked keys are read in the list's own order. */
export const choices = <Offered extends Key>(
  keys: readonly Offered[],
  atLeast: 0 | 1,
): Field<readonly Offered[], readonly string[]> =>
  makeField<readonly Offered[], readonly string[]>({
    input: Schema.Array(Schema.String),
    value: Schema.Array(Schema.Literals(keys)),
    empty: [],
    read: (input) => readKeys(keys, input, atLeast),
    write: (value) => value.map(String),
  });

const isEmpty = (input: string | null): input is null | '' => input === null || input === '';

function readKey<Offered extends Key>(keys: readonly Offered[], input: string): Reading<Offered> {
  const found = keys.find((key) => String(key) === input);
  return found === undefined ? refuse('choiceUnknown') : accept(found);
}

function readKeys<Offered extends Key>(
  keys: readonly Offered[],
  inputs: readonly string[],
  atLeast: 0 | 1,
): Reading<readonly Offered[]> {
  if (!inputs.every((input) => keys.some((key) => String(key) === input))) return refuse('choiceUnknown');
  if (inputs.length < atLeast) return refuse('choiceMissing');
  return accept(keys.filter((key) => inputs.includes(String(key))));
}
