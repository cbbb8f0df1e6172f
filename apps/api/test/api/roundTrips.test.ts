import { employeeBandOf } from '@tilava/domain/enums';
import type { FieldImportance } from '@tilava/domain/matching';
import { coordinateBounds } from '@tilava/domain/place';
import { isBlank } from '@tilava/domain/text';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolve } from '../support/contractOperations.ts';
import { valid } from '../support/schemaArbitrary.ts';
import { type Cast, makeCast, type Person } from '../support/cast.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newEmail } from '../support/validRequests.ts';

/** A body, or what was answered, by the names of its fields. */
type Fields = Readonly<Record<string, unknown>>;

/** Bodies that fit a schema of the contract: every field sent, or some of them, each by the name that it is read by. */
function bodiesOf(schemaName: string): Arbitrary<Fields> {
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
      typeof value === 'string' && isBlank(value) ? null : value,
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
const needReadAs: ReadAs = {
  ...place,
  ...unlessBlank('description', 'name'),
  // There is no other need to stand behind.
  position: () => ({ position: 1 }),
  importance: (importance: FieldImportance | null) => {
    const chosen = Object.entries(importance ?? {}).filter(([, value]) => value !== 'normal');
    return { importance: chosen.length === 0 ? null : Object.fromEntries(chosen) };
  },
  sizeMin: inHundredths('sizeMin'),
  sizeMax: inHundredths('sizeMax'),
  rentMin: inHundredths('rentMin'),
  rentMax: inHundredths('rentMax'),
  deposit: (deposit: number | null) => ({ deposit: deposit === 0 ? 0 : null, noDeposit: deposit === 0 }),
};

/** What a landlord lets. */
const listingReadAs: ReadAs = {
  ...place,
  ...unlessBlank('description', 'view', 'guarantee', 'energyCertificate'),
  isLandlord: nothing,
  sizeMin: inHundredths('size'),
  sizeMax: inHundredths('size'),
  rentMin: inHundredths('rent'),
  rentMax: inHundredths('rent'),
  deposit: (sent: number | null) => {
    const { deposit = null } = inHundredths('deposit')(sent);
    return { deposit, noDeposit: deposit === 0 };
  },
  costs: (costs: readonly { readonly amount: number | null }[]) => ({
    costs: costs.map((cost) => ({ ...cost, ...inHundredths('amount')(cost.amount) })),
  }),
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
const userReadAs: ReadAs = {
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
function readAfter(body: Fields, readAs: ReadAs, before: Fields = {}): Fields {
  const read = { ...before };
  for (const [name, value] of Object.entries(body)) {
    const rule = readAs[name];
    Object.assign(read, rule === undefined ? { [name]: value } : rule(value as never, read));
  }
  return read;
}

/** Sets in one order, so that they can be compared. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder).toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inOneOrder(field)]));
}

/** How many bodies of each kind are written; `CASES=1000` before a release. */
const numRuns = Number(process.env['CASES'] ?? (process.env['TESTS'] === 'short' ? 10 : 25));

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication({ ANNOUNCEMENTS_PER_LANDLORD: '1000000' });
  cast = await makeCast(app);
});
afterAll(() => app.close());

const read = async (by: Person, url: string) =>
  (await app.send({ method: 'GET', url, bearer: by.bearer })).json<Fields>();

/** Sends a body and answers what was answered; null where a rule between fields refuses it. */
async function write(by: Person, method: 'POST' | 'PATCH', url: string, body: Fields) {
  const answer = await app.send({ method, url, bearer: by.bearer, body });
  if (answer.statusCode === 400) return null;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Fields>();
}

/** But for the time, which changes with each write. */
const expectRead = (found: Fields, { updatedAt: _, ...expected }: Fields) =>
  expect(inOneOrder(found)).toMatchObject(inOneOrder(expected) as object);

/** Counts what was written: what is refused shows nothing. */
async function forMost<Drawn>(drawn: fc.Arbitrary<Drawn>, holds: (drawn: Drawn) => Promise<boolean>) {
  let written = 0;
  const property = fc.asyncProperty(drawn, async (value) => {
    if (await holds(value)) written += 1;
  });
  await fc.assert(property, { numRuns });
  expect(written).toBeGreaterThan(numRuns / 2);
}

const inOrder = (low: string, high: string, body: Fields): Fields => {
  const [one, other] = [body[low], body[high]];
  const isWrong = typeof one === typeof other && one !== null && (one as number) > (other as number);
  return isWrong ? { ...body, [low]: other, [high]: one } : body;
};
/** A rectangle around the place that is sent, if one is; a random polygon crosses itself. */
function lawfulArea({ x, y, drawnArea }: Fields): Fields {
  if (!drawnArea) return drawnArea === undefined ? {} : { drawnArea };
  if (typeof x !== 'number' || typeof y !== 'number') return { drawnArea: null };
  const to = (degrees: number, { minimum, maximum }: { minimum: number; maximum: number }) =>
    Math.round(Math.min(maximum, Math.max(minimum, degrees)) * 1e6) / 1e6;
  const [south, north] = [-0.01, 0.01].map((by) => to(x + by, coordinateBounds.latitude));
  const [west, east] = [-0.01, 0.01].map((by) => to(y + by, coordinateBounds.longitude));
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { drawnArea: { type: 'Polygon', coordinates: [ring] } };
}

/** At least one bound of each, the lower one first. */
const lawfulNeed = (body: Fields): Fields => ({
  ...inOrder('moveInDate', 'moveOutDate', inOrder('rentMin', 'rentMax', inOrder('sizeMin', 'sizeMax', body))),
  ...lawfulArea(body),
});
const wholeNeed = (body: Fields): Fields =>
  lawfulNeed({ ...body, sizeMax: body['sizeMax'] ?? 80, rentMax: body['rentMax'] ?? 900 });
/** Premises have one size and one rent, each kind of cost once, and an identifier that ends in its check character. */
const lawfulListing = (body: Fields): Fields => {
  const { sizeMax = body['sizeMin'], rentMax = body['rentMin'] } = body;
  const single = {
    ...(sizeMax !== undefined && { sizeMin: sizeMax, sizeMax }),
    ...(rentMax !== undefined && { rentMin: rentMax, rentMax }),
  };
  const { costs, permanentBuildingId } = body as {
    costs?: readonly { readonly kind: string }[];
    permanentBuildingId?: string | null;
  };
  const checked = {
    ...(costs && { costs: [...new Map(costs.map((cost) => [cost.kind, cost])).values()] }),
    ...(typeof permanentBuildingId === 'string' && { permanentBuildingId: '100012345N' }),
  };
  return inOrder('moveInDate', 'moveOutDate', { ...body, ...single, ...checked });
};

const named = (fields: unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields as Fields).map(([name, value]) => [
      name,
      /name$/i.test(name) && String(value).trim() === '' ? 'Nimi' : value,
    ]),
  );
/** One of the two kinds, born by today, with names. */
function lawfulUser(kind: UserKind, { file: _file, password: _password, ...body }: Fields): Fields {
  const other = kind === 'privateTenant' ? 'organizationTenant' : 'privateTenant';
  const { birthday, [kind]: own, [other]: _other, ...rest } = body;
  const { industries = ['ti'] } = rest as { industries?: readonly string[] };
  return {
    ...rest,
    ...(rest['industries'] !== undefined && { industries: industries.length === 0 ? ['ti'] : industries }),
    ...(typeof birthday === 'string' && { birthday: birthday > '2026-11-21' ? '2026-11-21' : birthday }),
    ...(own !== undefined && own !== null && { [kind]: named(own) }),
  };
}

type UserKind = 'privateTenant' | 'organizationTenant';
const kinds = [
  ['privateTenant', true, 'PrivatePersonCreation'],
  ['privateTenant', false, 'PrivatePersonCreation'],
  ['organizationTenant', true, 'OrganizationCreation'],
  ['organizationTenant', false, 'OrganizationCreation'],
] as const;

describe('what is written is read:', () => {
  it.each(kinds)('%s, landlord %s', async (kind, isLandlord, schema) => {
    const drawn = fc.tuple(
      bodiesOf('UserCreation'),
      bodiesOf(schema),
      bodiesOf('NeedCreation'),
      bodiesOf('UserChanges'),
      bodiesOf('NeedChanges'),
    );
    await forMost(drawn, async ([creation, own, need, changes, needChanges]) => {
      const wanted = wholeNeed(need);
      const body = {
        ...lawfulUser(kind, { industries: ['ti'], ...creation, [kind]: own }),
        email: newEmail(),
        password: 'a-long-enough-secret',
        isLandlord,
        ...(isLandlord ? { properties: [] } : { properties: [wanted] }),
      };
      const made = await write(cast.admin, 'POST', '/users', body);
      if (made === null) return false;
      const url = `/user/${String(made['id'])}`;
      const before = await read(cast.admin, url);
      expectRead(before, readAfter(body, userReadAs));

      const changed = lawfulUser(kind, changes);
      if (Object.keys(changed).length > 0 && (await write(cast.admin, 'PATCH', url, changed)) !== null) {
        expectRead(await read(cast.admin, url), readAfter(changed, userReadAs, before));
      }
      for (const id of before['properties'] as readonly string[]) {
        const property = `/properties/${id}`;
        const needBefore = await read(cast.admin, property);
        expectRead(needBefore, readAfter(wanted, needReadAs));
        const change = lawfulNeed(needChanges);
        if ((await write(cast.admin, 'PATCH', property, change)) === null) continue;
        expectRead(await read(cast.admin, property), readAfter(change, needReadAs, needBefore));
      }
      return true;
    });
  });

  it('listings and criteria', async () => {
    const drawn = fc.tuple(bodiesOf('AnnouncementCreation'), bodiesOf('ListingChanges'));
    // One that is refused leaves its residence to the next.
    let residence: Fields | null = null;
    await forMost(drawn, async ([creation, changes]) => {
      const { ownerId: _ownerId, ...own } = lawfulListing(creation);
      const body = { ...own, isLandlord: true };
      const { landlord } = cast;
      residence ??= await write(landlord, 'POST', '/residence', { houseType: 'office', file: [] });
      const house = `/residence/${String(residence?.['id'])}`;
      const { residenceType: houseType } = body as Fields;
      await write(landlord, 'PATCH', house, { houseType });
      const made = await write(landlord, 'POST', `/announcement${house}`, body);
      if (made === null) return false;
      residence = null;
      expect(await read(landlord, house)).toMatchObject({ houseType });
      const { id, ...listing } = made['properties'] as Fields;
      expectRead(listing, readAfter(body, listingReadAs));

      const url = `/properties/${String(id)}`;
      const before = await read(landlord, url);
      expectRead(before, readAfter(body, listingReadAs));
      const change = lawfulListing(changes);
      if ((await write(landlord, 'PATCH', url, change)) === null) return true;
      const after = await read(landlord, url);
      expectRead(after, readAfter(change, listingReadAs, before));
      expect(await read(landlord, house)).toMatchObject({ houseType: after['residenceType'] });
      return true;
    });
  });
});
