import type { components } from '@tilava/sdk/schema';
import { unspecifiedTerms } from '@tilava/domain/property';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLandlord, addTenant, type LandlordParty, type TenantParty } from '../support/parties.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let admin: string;
let tenant: TenantParty;
let landlord: LandlordParty;

beforeAll(async () => {
  app = await startTestApplication();
  admin = (await app.logIn('admin@tilava.example')).bearer;
  tenant = await addTenant(app, 'tenant@costs.example');
  landlord = await addLandlord(app, 'landlord@costs.example');
});
afterAll(() => app.close());

const terms = {
  areaBasis: 'leasable',
  vatOnRent: 'charged',
  costs: [
    { kind: 'heating', amount: 2.5, basis: 'squareMetre', isEstimated: true },
    { kind: 'water', amount: null, basis: 'month', isEstimated: false },
  ],
  guarantee: 'A bank guarantee of three months',
  leaseTermMonths: 36,
  noticeMonths: 6,
  indexation: 'costOfLivingIndex',
  energyClass: 'B',
  energyCertificate: '123456',
  permanentBuildingId: '100012345N',
} as const;

const change = (body: unknown, bearer = landlord.bearer) =>
  app.send({ method: 'PATCH', url: `/properties/${landlord.propertyId}`, bearer, body });

const listing = async (bearer: string) =>
  (await app.send({ method: 'GET', url: `/properties/${landlord.propertyId}`, bearer })).json<
    Schemas['Listing']
  >();

async function match(): Promise<Schemas['AnnouncementMatch']> {
  const answer = await app.send({
    method: 'POST',
    url: '/matchmaking?specific=true',
    bearer: tenant.bearer,
    body: { property: tenant.needId, announcement: landlord.announcementId },
  });
  const [found] = answer.json<Schemas['MatchPage']>().results;
  if (found?.kind !== 'announcement') throw new Error(answer.body);
  return found;
}

describe('what premises cost', () => {
  it('is to be agreed, and nothing is known besides, of an announcement from before', async () => {
    expect(await listing(landlord.bearer)).toMatchObject(unspecifiedTerms);
  });

  it('is read as it was written, by the landlord, by tenants who find it, and by admins', async () => {
    expect((await change(terms)).json()).toMatchObject(terms);
    for (const bearer of [landlord.bearer, tenant.bearer, admin]) {
      expect(await listing(bearer)).toMatchObject(terms);
    }
    expect((await match()).announcement.properties).toMatchObject(terms);
  });

  it('leaves the points of a match as they are', async () => {
    await change(unspecifiedTerms);
    const { announcement: _before, ...before } = await match();
    await change(terms);
    const { announcement: _after, ...after } = await match();
    expect(after).toEqual(before);
  });

  it('is kept in whole cents, and changes as a whole', async () => {
    await change(terms);
    const [, water] = terms.costs;
    const electricity = { kind: 'electricity', amount: 10.006, basis: 'month', isEstimated: false };
    const kept = [water, { ...electricity, amount: 10.01 }];
    expect((await change({ costs: [water, electricity] })).json()).toMatchObject({ ...terms, costs: kept });
    expect((await change({ leaseTermMonths: null })).json()).toMatchObject({
      leaseTermMonths: null,
      costs: kept,
    });
    expect((await change({ costs: [] })).json()).toMatchObject({ costs: [], vatOnRent: 'charged' });
  });

  it('is refused with a kind twice, and then nothing of the change is kept', async () => {
    await change(terms);
    const [heating] = terms.costs;
    const refused = await change({ vatOnRent: null, costs: [heating, { ...heating, amount: 1 }] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: [{ pointer: '/body/costs/1/kind', code: 'kindRepeated' }] },
    ]);
    expect(await listing(landlord.bearer)).toMatchObject(terms);
  });
});

describe('whether a tenant deducts VAT', () => {
  const ofTenant = (bearer: string) => app.send({ method: 'GET', url: `/user/${tenant.userId}`, bearer });

  it('is not known until they say so, and is shown to them and to admins', async () => {
    const read = async (bearer: string) => (await ofTenant(bearer)).json<Schemas['User']>().deductsVat;
    expect(await read(tenant.bearer)).toBeNull();
    for (const deductsVat of [true, false, null]) {
      const url = `/user/${tenant.userId}`;
      const saved = await app.send({ method: 'PATCH', url, bearer: tenant.bearer, body: { deductsVat } });
      expect(saved.json()).toMatchObject({ deductsVat });
      expect([await read(tenant.bearer), await read(admin)]).toEqual([deductsVat, deductsVat]);
    }
  });

  it('is told to no landlord, also where the interest is mutual', async () => {
    const pair = `${tenant.userId}/favorite/${landlord.announcementId}?interested=true`;
    await app.send({ method: 'POST', url: `/user/${pair}`, bearer: tenant.bearer });
    await app.send({ method: 'POST', url: `/user/${pair}`, bearer: landlord.bearer });
    const answers = await Promise.all([
      ofTenant(landlord.bearer),
      app.send({
        method: 'POST',
        url: '/matchmaking?specific=true',
        bearer: landlord.bearer,
        body: { property: tenant.needId, announcement: landlord.announcementId },
      }),
      app.send({ method: 'GET', url: `/user/${landlord.userId}/interests`, bearer: landlord.bearer }),
      app.send({ method: 'GET', url: `/properties/${tenant.needId}`, bearer: landlord.bearer }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    for (const { body } of answers) expect(body).not.toContain('deductsVat');
  });
});
