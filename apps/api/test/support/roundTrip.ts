import { employeeBandOf } from '@tilava/domain/enums';
import fc, { type Arbitrary } from 'fast-check';
import { resolve } from './contractOperations.ts';
import { valid } from './schemaArbitrary.ts';

/** A body, or what was answered, by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Bodies that fit a schema of the contract: every field sent, or some of them, each by the name that it is read by. */
export function bodiesOf(schemaName: string): Arbitrary<Fields> {
  const { properties: all, ...rest } = resolve({ $ref: `#/components/schemas/${schemaName}` });
  const properties = Object.fromEntries(
    Object.entries(all as Readonly<Record<string, object>>).filter(
      ([, field]) => !('x-spelling-of' in field),
    ),
  );
  const schema = { ...rest, properties };
  const every = { ...schema, required: Object.keys(properties) };
  return fc.oneof(valid(every), valid(schema)) as Arbitrary<Fields>;
}

/** How a field is read that is not read as it was written; `before` is what was read until then. */
type ReadAs = Readonly<Record<string, (value: never, before: Fields) => Fields>>;

const inHundredths = (name: string) => (value: number | null) => ({
  [name]: value === null ? null : Math.round(value * 100) / 100,
});
const nothing = () => ({});
const noBlanks = (part: Fields): Fields =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  );
const unlessBlank = (...names: readonly string[]): ReadAs =>
  Object.fromEntries(names.map((name) => [name, (text: string | null) => noBlanks({ [name]: text })]));
const place: ReadAs = {
  x: (x: number, { location = {} }) => ({ x, location: { ...(location as object), latitude: x } }),
  y: (y: number, { location = {} }) => ({ y, location: { ...(location as object), longitude: y } }),
};

/** Two spellings are sent, and one is read. */
const spelled = (margin: unknown) => (margin === 'positive' ? 'postitive' : margin);

/** What a tenant seeks. */
export const needReadAs: ReadAs = {
  ...place,
  ...unlessBlank('description'),
  sizeMin: inHundredths('sizeMin'),
  sizeMax: inHundredths('sizeMax'),
  rentMin: inHundredths('rentMin'),
  rentMax: inHundredths('rentMax'),
  deposit: (deposit: number | null) => ({ deposit: deposit === 0 ? 0 : null, noDeposit: deposit === 0 }),
};

/** What a landlord lets. */
export const listingReadAs: ReadAs = {
  ...place,
  ...unlessBlank('description', 'view'),
  isLandlord: nothing,
  sizeMin: inHundredths('size'),
  sizeMax: inHundredths('size'),
  rentMin: inHundredths('rent'),
  rentMax: inHundredths('rent'),
  deposit: (sent: number | null) => {
    const { deposit = null } = inHundredths('deposit')(sent);
    return { deposit, noDeposit: deposit === 0 };
  },
  criteria: ({ operatingMargin, ...criteria }: Fields, before) => ({
    criteria: {
      ...(before['criteria'] as Fields),
      ...criteria,
      ...(Array.isArray(operatingMargin) && { operatingMargin: [...new Set(operatingMargin.map(spelled))] }),
    },
  }),
};

const part =
  (name: string) =>
  (fields: Fields | null, before: Fields): Fields =>
    fields === null ? {} : { [name]: { ...(before[name] as Fields | null), ...noBlanks(fields) } };

/** Either kind of user, whose employees are counted in a band as well. */
const withEmployees =
  (name: 'privateTenant' | 'organizationTenant') =>
  (fields: Fields | null, before: Fields): Fields => {
    const merged = part(name)(fields, before);
    const count = (merged[name] as Fields | undefined)?.['employeeCount'];
    return count === undefined ? merged : { ...merged, employee: employeeBandOf(count as number | null) };
  };

/** A tenant or a landlord, a private person or an organisation. */
export const userReadAs: ReadAs = {
  password: nothing,
  properties: nothing,
  operatingMargin: (margin: string | null) => ({ operatingMargin: spelled(margin) }),
  email: (email: string) => ({ email: email.toLowerCase() }),
  privateTenant: withEmployees('privateTenant'),
  occupation: part('occupation'),
  organizationTenant: withEmployees('organizationTenant'),
  industries: (industries: readonly string[], { organizationTenant = null }) => ({
    industries,
    ...(organizationTenant !== null && {
      organizationTenant: { ...(organizationTenant as Fields), industries },
    }),
  }),
  ...unlessBlank('description', 'gender', 'familyStatus', 'currentAddress'),
};

/** What should be read after a body was written; a field that no rule names is read as it was written. */
export function readAfter(body: Fields, readAs: ReadAs, before: Fields = {}): Fields {
  const read = { ...before };
  for (const [name, value] of Object.entries(body)) {
    const rule = readAs[name];
    Object.assign(read, rule === undefined ? { [name]: value } : rule(value as never, read));
  }
  return read;
}

/** Sets in one order, so that they can be compared. */
export function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder).toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inOneOrder(field)]));
}
