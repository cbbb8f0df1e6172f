import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landlordAccount, tenantAccount, wantedSpace } from '../support/accounts.ts';
import { makeCast, type Cast, type Role } from '../support/cast.ts';
import { premises, refusal } from '../support/premises.ts';
import { startTestApplication, type TestApplication, type TestRequest } from '../support/testApplication.ts';
import { get, newAddress, newEmail, patch, post } from '../support/validRequests.ts';

type Schemas = components['schemas'];

let app: TestApplication;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApplication();
});
beforeEach(async () => {
  cast = await makeCast(app);
});
afterAll(() => app.close());

const send = async (by: Role | null, request: TestRequest) =>
  app.send({ ...request, ...(by !== null && { bearer: cast[by].bearer }), address: newAddress() });

const spelledOtherwise = { rooms: [3], whenAvailable: '2027-01-31' };
const spelled = { roomCount: [3], moveInDate: '2027-01-31' };

/** Without the names of the contract. */
function without<Part extends object>(whole: Part, ...names: readonly (keyof Part)[]): Partial<Part> {
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => !names.some((other) => other === name)),
  ) as Partial<Part>;
}

describe('deprecated spellings are read, and answered by the names of the contract:', () => {
  it('of a new tenant’s need, and of the tenant', async () => {
    const need = { ...without(wantedSpace(), 'roomCount', 'moveInDate'), ...spelledOtherwise };
    const account = { ...tenantAccount(newEmail()), operatingMargin: 'positive', properties: [need] };
    const created = await send('admin', post('/users', account));
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json<Schemas['UserCreated']>();
    const user = (await send('admin', get(`/user/${id}`))).json<Schemas['User']>();
    expect(user.operatingMargin).toBe('postitive');
    const [property = ''] = user.properties;
    const stored = (await send('admin', get(`/properties/${property}`))).json<object>();
    expect(stored).toMatchObject(spelled);
    expect(stored).not.toHaveProperty('rooms');
    expect(stored).not.toHaveProperty('whenAvailable');
  });

  it('of a need', async () => {
    const changed = await send('tenant', patch(`/properties/${cast.needId}`, spelledOtherwise));
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject(spelled);
  });

  it('of premises, new and old, and of the preferred tenant', async () => {
    const criteria = { operatingMargin: ['negative', 'positive'] };
    const body = { ...without(premises, 'roomCount'), ...spelledOtherwise, criteria };
    const created = await send('landlord', post(`/announcement/residence/${cast.looseResidenceId}`, body));
    expect(created.statusCode, created.body).toBe(201);
    const expected = { ...spelled, criteria: { operatingMargin: ['negative', 'postitive'] } };
    expect(created.json<Schemas['Announcement']>().properties).toMatchObject(expected);
    const changes = { ...spelledOtherwise, criteria: { operatingMargin: ['positive', 'postitive'] } };
    const changed = await send('landlord', patch(`/properties/${cast.propertyId}`, changes));
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject({ ...spelled, criteria: { operatingMargin: ['postitive'] } });
  });

  it('of a user', async () => {
    const changes = { operatingMargin: 'positive' };
    const changed = await send('tenant', patch(`/user/${cast.tenant.userId}`, changes));
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject({ operatingMargin: 'postitive' });
  });
});

describe('both spellings', () => {
  it('may say the same', async () => {
    const both = { ...spelled, ...spelledOtherwise };
    expect((await send('tenant', patch(`/properties/${cast.needId}`, both))).statusCode).toBe(200);
  });

  it.each([
    ['/body/rooms', (): TestRequest => patch(`/properties/${cast.needId}`, { rooms: [1], roomCount: [2] })],
    [
      '/body/whenAvailable',
      (): TestRequest =>
        patch(`/properties/${cast.needId}`, { whenAvailable: '2027-01-01', moveInDate: '2027-01-02' }),
    ],
    [
      '/body/properties/0/rooms',
      (): TestRequest =>
        post('/users', { ...tenantAccount(newEmail()), properties: [{ ...wantedSpace(), rooms: [5] }] }),
    ],
  ])('that differ are refused: %s', async (pointer, request) => {
    const by = pointer.includes('/properties') ? null : 'tenant';
    const answer = await send(by, request());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(refusal(pointer));
  });
});

it('a landlord’s account says nothing of a need, whatever its name', async () => {
  const answer = await send(null, post('/users', { ...landlordAccount(newEmail()), rooms: [1] }));
  expect(answer.statusCode).toBe(400);
});
