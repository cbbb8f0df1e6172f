import { multiLinePattern, oneLinePattern, toLines, toOneLine } from '@tilava/domain/text';
import { dayRange } from '@tilava/domain/time';
import fc, { type Arbitrary } from 'fast-check';
import { resolve, type JsonSchema } from './contractOperations.ts';

/**
 * Random values from the JSON schemas of the contract. Written here because the generators that there are know
 * nothing of fast-check's seeds, nor make values that are nearly right; the contract uses few keywords, and a new one
 * stops the tests.
 */

const known = new Set(
  (
    'type enum const deprecated format pattern minLength maxLength default description minimum maximum ' +
    'items minItems maxItems uniqueItems properties required additionalProperties minProperties oneOf anyOf contentMediaType example examples'
  ).split(' '),
);

/** Ids that are replaced by real ones before they are sent. */
export const placeholders = Array.from(
  { length: 16 },
  (_, index) => `00000000-0000-7000-8000-0000000000${index.toString(16).padStart(2, '0')}`,
);

/** What a format takes for an id as well, and PostgreSQL does not. */
export const asUrn = (id: string): string => `urn:uuid:${id}`;

const anyId = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...placeholders) }, fc.uuid());
const anyDay = fc.oneof(
  fc.constantFrom(dayRange.first, dayRange.last),
  fc
    .date({ min: new Date(dayRange.first), max: new Date(dayRange.last), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

/** Texts that are free but for characters that cannot be seen: taking those out makes any text one. */
const cleaners = new Map([
  [oneLinePattern, toOneLine],
  [multiLinePattern, toLines],
]);

/** Text that people, and those who try, type. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    'a\nb',
    'a\u2028b',
    'a\u202Eb',
    '\u0000',
    '\uD800',
    "'; drop table users; --",
    '%00',
    '../..',
    '${x}',
    '🏢',
  ),
);

/** Values that fit a schema, most of the time those that are usual. */
export function valid(node: JsonSchema): Arbitrary<unknown> {
  const schema = resolve(node);
  const strange = Object.keys(schema).find((keyword) => !known.has(keyword) && !keyword.startsWith('x-'));
  if (strange !== undefined) throw new Error(`No values are made for the keyword ${strange}`);
  const branches = (schema['oneOf'] ?? schema['anyOf']) as readonly JsonSchema[] | undefined;
  if (branches !== undefined) return fc.oneof(...branches.map(valid));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = [schema['type'] ?? []].flat() as string[];
  if (types.length === 0) return fc.anything();
  return fc.oneof(...types.map((type) => validOf(type, schema)));
}

function validOf(type: string, schema: JsonSchema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return validNumber(schema, true);
    case 'number':
      return validNumber(schema, false);
    case 'string':
      return validString(schema);
    case 'array':
      return validArray(schema);
    case 'object':
      return validObject(schema);
    default:
      throw new Error(`No values are made for the type ${type}`);
  }
}

function validNumber(schema: JsonSchema, isWhole: boolean): Arbitrary<number> {
  const min = Number(schema['minimum'] ?? -1_000_000);
  const max = Number(schema['maximum'] ?? 1_000_000_000);
  const inRange = isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 2, arbitrary: inRange }, fc.constantFrom(min, max));
}

function validString(schema: JsonSchema): Arbitrary<string> {
  const minLength = Number(schema['minLength'] ?? 0);
  const maxLength = Number(schema['maxLength'] ?? 1_000);
  switch (schema['format']) {
    case 'uuid':
      return anyId;
    case 'email':
      return fc.emailAddress().filter((address) => address.length <= maxLength);
    case 'date':
      return anyDay;
    default:
  }
  const { pattern } = schema as { readonly pattern?: string };
  const clean = pattern === undefined ? undefined : cleaners.get(pattern);
  if (pattern !== undefined && clean === undefined) {
    // A length that the pattern leaves open is part of it here: waiting for one that fits could take for ever.
    const bounded = pattern.replace(/\+\$$/, `{${Math.max(1, minLength)},${Math.min(maxLength, 128)}}$`);
    return fc
      .stringMatching(new RegExp(bounded))
      .filter(({ length }) => length >= minLength && length <= maxLength);
  }
  const few = Math.max(minLength, Math.min(maxLength, minLength + 40));
  const text = fc
    .string({ unit: 'grapheme', minLength, maxLength: few })
    .map((drawn) => clean?.(drawn) ?? drawn)
    .filter(({ length }) => length >= minLength);
  const atLimit = fc.constantFrom('x'.repeat(minLength), 'ä'.repeat(maxLength));
  return fc.oneof({ weight: 4, arbitrary: text }, atLimit);
}

function validArray(schema: JsonSchema): Arbitrary<unknown[]> {
  const minLength = Number(schema['minItems'] ?? 0);
  const items = valid((schema['items'] ?? {}) as JsonSchema);
  const choices = (resolve(schema['items'] ?? {})['enum'] as unknown[] | undefined)?.length ?? 4;
  const maxLength = Math.min(Number(schema['maxItems'] ?? 6), choices, 6);
  return schema['uniqueItems'] === true
    ? fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(items, { minLength, maxLength });
}

function validObject(schema: JsonSchema): Arbitrary<object> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  const named = Object.entries(properties).filter(([, field]) => !('x-spelling-of' in field));
  const fields = Object.fromEntries(named.map(([name, field]) => [name, valid(field)]));
  const least = Number(schema['minProperties'] ?? 0);
  const made = fc
    .record(fields, { requiredKeys: required })
    .filter((object) => Object.keys(object).length >= least);
  const spellings = Object.entries(properties).filter(([, field]) => 'x-spelling-of' in field);
  if (spellings.length === 0) return made;
  return fc
    .tuple(made, fc.boolean())
    .map(([object, isOld]) => (isOld ? spelledOtherwise(object, spellings) : object));
}

/** Both names at once would have to say the same. */
const spelledOtherwise = (object: object, spellings: readonly [string, JsonSchema][]): object =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      spellings.find(([, field]) => field['x-spelling-of'] === name)?.[0] ?? name,
      value,
    ]),
  );

const wrongValues: Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(...placeholders).map(asUrn),
  fc.constantFrom(null, true, 0, -1, 1e308, 2 ** 53, 1.5, [], {}, [[]], { __proto__: null, constructor: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('x'.repeat(3_000), '1899-12-31', '2200-01-01', '9999-12-31', 21_474_836.47, 2 ** 31),
);

/** Values that were made to fit, with something in them that is nearly always wrong. */
export function broken(node: JsonSchema): Arbitrary<unknown> {
  return fc
    .tuple(valid(node), fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }), wrongValues)
    .chain(([value, steps, wrong]) =>
      fc.oneof(
        fc.constant(changeAt(value, steps, () => wrong)),
        fc.constant(changeAt(value, steps, () => undefined)),
        anyText.map((name) => changeAt(value, steps, (part) => withName(part, name, wrong))),
        fc.constant(wrong),
      ),
    );
}

/** Changes one part of a value, found by walking into it. */
function changeAt(
  value: unknown,
  [step = 0, ...rest]: readonly number[],
  change: (part: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return change(value);
  const entries = Object.entries(value);
  const [name, part] = entries[step % Math.max(1, entries.length)] ?? [];
  if (name === undefined) return change(value);
  const changed = rest.length === 0 ? change(part) : changeAt(part, rest, change);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === name ? changed : item));
  return { ...value, [name]: changed };
}

const withName = (part: unknown, name: string, value: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part, [name]: value } : value;

export const arbitraryText = anyText;
