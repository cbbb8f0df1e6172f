import { Schema } from 'effect';
import { accept, makeField, refuse, type Field, type Reading } from '../field.ts';

/**
 * A key as a form holds it: a number may be text, because that is what the values of checkboxes are.
 *
 * @example
 * const threeRooms: readonly KeyInput[] = [3, '3'];
 */
export type KeyInput = string | number;

/**
 * What a group of checkboxes holds: the list of the ticked ones, or a flag for each.
 *
 * @example
 * const ticked: readonly ChoicesInput[] = [['office'], { office: true, storage: false }];
 */
export type ChoicesInput = readonly KeyInput[] | Readonly<Record<string, boolean>>;

const keyInput = Schema.Union([Schema.String, Schema.Number, Schema.Null]);
/**
 * Tells what a group of checkboxes holds from anything else.
 *
 * @example
 * const empty: typeof choicesInput.Type = [];
 */
export const choicesInput: Schema.Codec<ChoicesInput> = Schema.Union([
  Schema.Array(Schema.Union([Schema.String, Schema.Number])),
  Schema.Record(Schema.String, Schema.Boolean),
]);

/**
 * One of a list, which has to be chosen.
 *
 * @example
 * const floor = requiredChoice(['bottom', 'middle', 'top']);
 */
export function requiredChoice<Key extends KeyInput>(keys: readonly Key[]): Field<Key, KeyInput | null> {
  return makeField<Key, KeyInput | null>({
    input: keyInput,
    value: Schema.Literals(keys),
    empty: null,
    read: (input) => (isEmpty(input) ? refuse('required') : readKey(keys, input)),
    write: (value) => value,
  });
}

/**
 * One of a list, or none: an empty field is null.
 *
 * @example
 * const condition = optionalChoice(['new']);
 */
export function optionalChoice<Key extends KeyInput>(
  keys: readonly Key[],
): Field<Key | null, KeyInput | null> {
  return makeField<Key | null, KeyInput | null>({
    input: keyInput,
    value: Schema.NullOr(Schema.Literals(keys)),
    empty: null,
    read: (input) => (isEmpty(input) ? accept(null) : readKey(keys, input)),
    write: (value) => value,
  });
}

/**
 * Any number of a list: a group of checkboxes, read as the list of the ticked keys (specification, section 3)
 * in the list's own order.
 *
 * @param atLeast - how many have to be ticked
 * @param meaning - the key that another word for it stands for; any other is left as it is
 * @example
 * const amenities = choices(['kitchen', 'wc'], 0);
 */
export function choices<Key extends KeyInput>(
  keys: readonly Key[],
  atLeast: 0 | 1,
  meaning: (key: KeyInput) => KeyInput = (key) => key,
): Field<readonly Key[], ChoicesInput> {
  return makeField<readonly Key[], ChoicesInput>({
    input: choicesInput,
    value: Schema.Array(Schema.Literals(keys)),
    empty: [],
    read: (input) => readKeys(keys, checkedKeys(input).map(meaning), atLeast),
    write: (value) => value,
  });
}

/**
 * The keys that are ticked in a group of checkboxes.
 *
 * @example
 * checkedKeys({ office: true, storage: false }); // ['office']
 */
export function checkedKeys(input: ChoicesInput): readonly KeyInput[] {
  if (isList(input)) return input;
  return Object.keys(input).filter((key) => input[key] === true);
}

const isList = (input: ChoicesInput): input is readonly KeyInput[] => Array.isArray(input);

const isEmpty = (input: KeyInput | null): input is null | '' => input === null || input === '';

const isSame = (key: KeyInput, input: KeyInput): boolean => String(key) === String(input);

function readKey<Key extends KeyInput>(keys: readonly Key[], input: KeyInput): Reading<Key> {
  const found = keys.find((key) => isSame(key, input));
  return found === undefined ? refuse('choiceUnknown') : accept(found);
}

function readKeys<Key extends KeyInput>(
  keys: readonly Key[],
  inputs: readonly KeyInput[],
  atLeast: 0 | 1,
): Reading<readonly Key[]> {
  if (!inputs.every((input) => keys.some((key) => isSame(key, input)))) return refuse('choiceUnknown');
  if (inputs.length < atLeast) return refuse('choiceMissing');
  return accept(keys.filter((key) => inputs.some((input) => isSame(key, input))));
}
