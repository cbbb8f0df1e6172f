import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcements } from '../../src/db/schema.ts';
import { landlordAccount, tenantAccount, wantedSpace } from '../support/accounts.ts';
import { makeCast, type Cast } from '../support/cast.ts';
import { mailsTo } from '../support/mailbox.ts';
import { premises } from '../support/premises.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { newAddress, newEmail, patch, post } from '../support/validRequests.ts';

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  cast = await makeCast(app);
});
afterAll(() => app.close());

type Call = readonly [pointer: string, by: 'tenant' | 'landlord' | null, (text: string) => TestRequest];

const person = tenantAccount('').privateTenant;
const organization = landlordAccount('').organizationTenant;
const need = (changes: object) =>
  post('/users', { ...tenantAccount(newEmail()), properties: [{ ...wantedSpace(), ...changes }] });

const calls: readonly Call[] = [
  ['/body/properties/0/address', null, (address) => need({ address })],
  [
    '/body/privateTenant/firstName',
    null,
    (firstName) => post('/users', { ...tenantAccount(newEmail()), privateTenant: { ...person, firstName } }),
  ],
  [
    '/body/organizationTenant/name',
    null,
    (name) =>
      post('/users', { ...landlordAccount(newEmail()), organizationTenant: { ...organization, name } }),
  ],
  ['/body/gender', null, (gender) => post('/users', { ...tenantAccount(newEmail()), gender })],
  ['/body/address', 'tenant', (address) => patch(`/properties/${cast.needId}`, { address })],
  [
    '/body/occupation/workDetails',
    'tenant',
    (workDetails) => patch(`/user/${cast.tenant.userId}`, { occupation: { workDetails } }),
  ],
  [
    '/body/currentAddress',
    'tenant',
    (currentAddress) => patch(`/user/${cast.tenant.userId}`, { currentAddress }),
  ],
  ['/body/address', 'landlord', (address) => patch(`/properties/${cast.propertyId}`, { address })],
  ['/body/view', 'landlord', (view) => patch(`/properties/${cast.propertyId}`, { view })],
  ['/body/guarantee', 'landlord', (guarantee) => patch(`/properties/${cast.propertyId}`, { guarantee })],
  [
    '/body/energyCertificate',
    'landlord',
    (energyCertificate) => patch(`/properties/${cast.propertyId}`, { energyCertificate }),
  ],
  [
    '/body/view',
    'landlord',
    (view) => post(`/announcement/residence/${cast.looseResidenceId}`, { ...premises, view }),
  ],
];

const descriptions: readonly Call[] = [
  ['/body/properties/0/description', null, (description) => need({ description })],
  ['/body/description', 'tenant', (description) => patch(`/properties/${cast.needId}`, { description })],
  [
    '/body/description',
    'landlord',
    (description) => patch(`/properties/${cast.propertyId}`, { description }),
  ],
  ['/body/description', 'tenant', (description) => patch(`/user/${cast.tenant.userId}`, { description })],
];

const send = (by: Call[1], request: TestRequest) =>
  app.send({ ...request, ...(by !== null && { bearer: cast[by].bearer }), address: newAddress() });

async function expectRefused([pointer, by, request]: Call, characters: readonly string[]) {
  for (const character of characters) {
    const answer = await send(by, request(`Katu 1${character}Free of charge`));
    expect(answer.statusCode, encodeURIComponent(character)).toBe(400);
    const { code, errors = [] } = answer.json<components['schemas']['Problem']>();
    expect(code).toBe('invalid_characters');
    expect(errors.filter((error) => error.code === code).map((error) => error.pointer)).toStrictEqual([
      pointer,
    ]);
  }
}

const steering = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u200f',
  '\u202e',
  '\u2066',
];

describe('characters that cannot be seen are refused', () => {
  it.each(calls.map((call, index) => [`${call[0]} (${index})`, call] as const))(
    'in one line: %s',
    (_name, call) => expectRefused(call, [...steering, '\n', '\r\n', '\t']),
  );

  it.each(descriptions.map((call, index) => [`${call[0]} (${index})`, call] as const))(
    'in several lines, which keep their breaks and tabs: %s',
    async (_name, call) => {
      await expectRefused(call, steering);
      const [, by, request] = call;
      const answer = await send(by, request('Bright\r\n\n\tand quiet'));
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    },
  );
});

it('an address that was stored with lines of its own adds none to a mail', async () => {
  const { queries } = app.database;
  const address =
    'Katu 1\r\n\r\nYour account is closed.\r\nBcc: everybody@example.org\u2028\u202ehttps://evil.example';
  await queries.update(announcements).set({ address }).where(eq(announcements.id, cast.announcementId));
  const pair = `/user/${cast.tenant.userId}`;
  await send('tenant', post(`${pair}/favorite/${cast.announcementId}?interested=true`));
  // Before the interest is mutual.
  const oneSided = await mailsTo(app, cast.landlord.email);
  await send('landlord', post(`${pair}/interested/${cast.announcementId}`));

  const toTenant = await mailsTo(app, cast.tenant.email);
  const [, ...mutual] = await mailsTo(app, cast.landlord.email);
  expect([oneSided, toTenant, mutual].map(({ length }) => length)).toEqual([1, 1, 1]);
  for (const { text = '', html = '', subject = '' } of [...oneSided, ...toTenant, ...mutual]) {
    const lines = text.split(/\r?\n|[\u0085\u2028\u2029]/);
    expect([subject, ...lines].filter((line) => line.includes('Katu 1'))).toHaveLength(1);
    for (const own of ['Your account is closed', 'Bcc:', 'https://evil.example']) {
      expect(lines.filter((line) => line.startsWith(own))).toStrictEqual([]);
    }
    expect(subject).toMatch(/^.+$/);
    expect(text + html).not.toMatch(/[\u2028\u202e]/);
  }
});
