import { en } from '@tilava/domain/texts/en';
import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landlordAccount, tenantAccount, wantedSpace } from '../support/accounts.ts';
import { makeCast, type Cast } from '../support/cast.ts';
import { premises } from '../support/premises.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { newAddress, newEmail, patch, post } from '../support/validRequests.ts';

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
  cast = await makeCast(app);
});
afterAll(() => app.close());

const days = { taken: ['1900-01-01', '2199-12-31'], refused: ['1899-12-31', '2200-01-01', '9999-12-31'] };
const amounts = (maximum: number) => ({
  taken: [0.01, maximum],
  refused: [0, -1, maximum + 0.01, 21_474_836.47, 1e300],
});
const [rents, sizes] = [amounts(10_000_000), amounts(1_000_000)];
const deposits = { taken: [0, 10_000_000], refused: [-0.01, 10_000_000.01, 21_474_836.47] };
const whole = (maximum: number) => ({ taken: [0, maximum], refused: [-1, maximum + 1, 2 ** 31] });

/** Every day, sum, size and number of a body, and what it may be. */
const fields: readonly {
  readonly field: string;
  readonly by: 'visitor' | 'tenant' | 'landlord';
  readonly values: { readonly taken: readonly unknown[]; readonly refused: readonly unknown[] };
  /** Where the field is, in the body. */
  readonly pointer: string;
  readonly request: (value: unknown) => ReturnType<typeof post>;
}[] = [
  ...needFields('a new need', '/body/properties/0', (changes) =>
    post('/users', { ...tenantAccount(newEmail()), properties: [{ ...wantedSpace(), ...changes }] }),
  ),
  ...needFields('a need', '/body', (changes) => patch(`/properties/${cast.needId}`, changes)),
  ...listingFields('new premises', (changes) =>
    post(`/announcement/residence/${cast.looseResidenceId}`, { ...premises, ...changes }),
  ),
  ...listingFields('premises', (changes) => patch(`/properties/${cast.propertyId}`, changes)),
  ...profileFields('a new user', (changes) => post('/users', landlordAccount(newEmail(), changes))),
  ...profileFields('a user', (changes) => patch(`/user/${cast.tenant.userId}`, changes)),
  ...(['employeeCount', 'turnover'] as const).map((name) => ({
    field: `${name} of a new organisation`,
    by: 'visitor' as const,
    values: name === 'turnover' ? { taken: [0, 1e12], refused: [-0.01, 1e12 + 1, 1e300] } : whole(10_000_000),
    pointer: `/body/organizationTenant/${name}`,
    request: (value: unknown) => {
      const account = landlordAccount(newEmail());
      return post('/users', {
        ...account,
        organizationTenant: { ...account.organizationTenant, [name]: value },
      });
    },
  })),
];

type Request = (changes: object) => ReturnType<typeof post>;

function needFields(what: string, pointer: string, request: Request) {
  const by = pointer === '/body' ? ('tenant' as const) : ('visitor' as const);
  // The other bounds and days give way, so that only the field itself can be wrong.
  const free = { sizeMin: null, sizeMax: 1, rentMin: null, rentMax: 1, moveOutDate: null };
  const field = (name: string, values: (typeof fields)[number]['values'], beside: object) => ({
    field: `${name} of ${what}`,
    by,
    values,
    pointer: `${pointer}/${name}`,
    request: (value: unknown) => request({ ...free, ...beside, [name]: value }),
  });
  return [
    field('moveInDate', days, {}),
    // The first day has none before it.
    field('moveOutDate', { ...days, taken: ['1900-01-02', '2199-12-31'] }, { moveInDate: '1900-01-01' }),
    field('sizeMin', sizes, { sizeMax: null }),
    field('sizeMax', sizes, {}),
    field('rentMin', rents, { rentMax: null }),
    field('rentMax', rents, {}),
  ];
}

function listingFields(what: string, request: Request) {
  const field = (name: string, values: (typeof fields)[number]['values'], beside: object = {}) => ({
    field: `${name} of ${what}`,
    by: 'landlord' as const,
    values,
    pointer: `/body/${name}`,
    request: (value: unknown) => request({ moveOutDate: null, ...beside, [name]: value }),
  });
  const both = (name: 'size' | 'rent', values: (typeof fields)[number]['values']) => ({
    ...field(`${name}Min`, values),
    request: (value: unknown) => request({ [`${name}Min`]: value, [`${name}Max`]: value }),
  });
  return [
    field('moveInDate', days),
    field('moveOutDate', { ...days, taken: ['1900-01-02', '2199-12-31'] }, { moveInDate: '1900-01-01' }),
    both('size', sizes),
    both('rent', rents),
    field('deposit', deposits),
  ];
}

function profileFields(what: string, request: Request) {
  return (
    [
      ['birthday', { ...days, taken: ['1900-01-01', '2026-11-21'] }],
      ['children', whole(99)],
      ['timeInCountry', whole(999)],
    ] as const
  ).map(([name, values]) => ({
    field: `${name} of ${what}`,
    by: what === 'a user' ? ('tenant' as const) : ('visitor' as const),
    values,
    pointer: `/body/${name}`,
    request: (value: unknown) => request({ [name]: value }),
  }));
}

describe('bounds of', () => {
  it.each(fields)('$field are taken, and nothing beyond them', async ({ by, values, pointer, request }) => {
    const send = async (value: unknown) => {
      cast = await makeCast(app);
      const bearer = by === 'visitor' ? {} : { bearer: cast[by].bearer };
      return app.send({ ...request(value), ...bearer, address: newAddress() });
    };
    for (const value of values.taken) {
      const answer = await send(value);
      expect(answer.statusCode, `${String(value)}: ${answer.body}`).toBeLessThan(300);
    }
    for (const value of values.refused) {
      const answer = await send(value);
      expect(answer.statusCode, String(value)).toBe(400);
      const { code, errors = [] } = answer.json<components['schemas']['Problem']>();
      expect(code).toBe('validation_failed');
      expect(errors[0]?.pointer).toBe(pointer);
      if (typeof value !== 'string') continue;
      const detail = en.fault.dayOutside;
      expect(errors[0]).toStrictEqual({ pointer, code: 'dayOutside', detail });
    }
  });
});
