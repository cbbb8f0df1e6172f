import { readdirSync } from 'node:fs';
import { en } from '@tilava/domain/texts/en';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files, needs, residences, tenantInterests } from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { missing, premises, refusal, startPremises } from '../support/premises.ts';
import { uploaded } from '../support/uploads.ts';

type Schemas = components['schemas'];
type Announcement = Schemas['Announcement'];
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let tenant: Parts['tenant'];
let landlord: Parts['landlord'];
let otherLandlord: Parts['otherLandlord'];
let admin: Parts['admin'];
let send: Parts['send'];
let residenceOf: Parts['residenceOf'];
let publish: Parts['publish'];

beforeAll(async () => {
  ({ app, tenant, landlord, otherLandlord, admin, send, residenceOf, publish } = await startPremises());
});
afterAll(() => app.close());

describe('a need', () => {
  const change = (sent: object, headers?: Record<string, string>) =>
    send('PATCH', `/properties/${tenant.properties[0]}`, tenant, sent, headers);

  it('keeps what is not sent, and is another version then', async () => {
    const before = await send('GET', `/properties/${tenant.properties[0]}`, tenant);
    const tag = String(before.headers.etag);
    const answer = await change({ rentMin: 100, rentMax: 2200.5, description: null }, { 'if-match': tag });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...before.json<Schemas['Need']>(),
      rentMin: 100,
      rentMax: 2200.5,
      description: null,
      updatedAt: expect.any(String),
    });
    expect(answer.headers.etag).not.toBe(tag);
    expect((await change({ rentMax: 1 }, { 'if-match': tag })).statusCode).toBe(412);
  });

  it('is told which days there are', async () => {
    for (const moveOutDate of ['1899-12-31', '2200-01-01']) {
      const fault = { code: 'dayOutside', pointer: '/body/moveOutDate', detail: en.fault.dayOutside };
      expect((await change({ moveOutDate })).json()).toMatchObject({ status: 400, errors: [fault] });
    }
  });

  it('moves with its address', async () => {
    const sent = { address: 'Hämeenkatu 1, Tampere', x: 61.4978, y: 23.761 };
    expect((await change(sent)).json()).toMatchObject({
      ...sent,
      location: { latitude: sent.x, longitude: sent.y },
    });
    const id = tenant.properties[0] ?? '';
    const [row] = await app.database.queries.select().from(needs).where(eq(needs.id, id));
    expect(row?.cell).toBe(cellOf(sent.x, sent.y));
  });

  it('gets no other address without its position, only the same one written otherwise', async () => {
    await change({ address: 'Annankatu 16, 00120 Helsinki', x: 60.1648, y: 24.9397 });
    for (const address of ['Annankatu 18', 'Annankuja 16', 'Annankatu 16, Espoo']) {
      expect((await change({ address })).json()).toMatchObject(refusal('/body/x'));
      expect((await change({ address, y: 24.9 })).statusCode).toBe(400);
    }
    const same = { address: 'Annegatan 16 B 12, 00120 Helsingfors' };
    expect((await change(same)).json()).toMatchObject({ ...same, x: 60.1648, y: 24.9397 });
  });

  it('takes every field of its kind', async () => {
    const sent = {
      residenceType: ['storage'],
      roomCount: [1, 6],
      floor: ['top'],
      amenities: ['gym'],
      sizeMin: 10,
      sizeMax: 10,
      moveInDate: '2027-03-01',
      moveOutDate: '2027-03-02',
      deposit: 0,
    };
    expect((await change(sent)).json()).toMatchObject({ ...sent, noDeposit: true });
    expect((await change({ deposit: null, moveOutDate: null })).json()).toMatchObject({
      deposit: null,
      noDeposit: false,
      moveOutDate: null,
    });
  });

  it.each([
    ['a minimum above the kept maximum', { sizeMin: 10.01 }, '/body/sizeMax'],
    ['a maximum below the kept minimum', { sizeMax: 9.99 }, '/body/sizeMax'],
    ['no bound at all', { rentMin: null, rentMax: null }, '/body/rentMin'],
    ['a bound that rounds to 0', { sizeMin: 0.004 }, '/body/sizeMin'],
    ['moving out before the kept day', { moveOutDate: '2027-03-01' }, '/body/moveOutDate'],
    ['a year of no calendar', { moveInDate: '0999-12-31' }, '/body/moveInDate'],
    ['what only a listing has', { condition: 'new' }, '/body/condition'],
    ['a listing’s type', { residenceType: 'office' }, '/body/residenceType'],
    ['a deposit in euro', { deposit: 500 }, '/body/deposit'],
    ['an address of blanks', { address: ' \u3000' }, '/body/address'],
  ])('is refused with %s', async (_, sent, pointer) => {
    const answer = await change(sent);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    expect(answer.json<Schemas['Problem']>().errors?.map((fault) => fault.pointer)).toContain(pointer);
  });

  it('is changed by its tenant and the admin only', async () => {
    const url = `/properties/${tenant.properties[0]}`;
    expect((await send('PATCH', url, landlord, { rentMax: 5 })).statusCode).toBe(404);
    expect((await send('PATCH', url, admin, { rentMin: null, rentMax: 900 })).statusCode).toBe(200);
    const actions = await app.database.queries.select().from(auditLog);
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'updateProperty', fields: ['rentMin', 'rentMax'] }),
    );
  });

  it("is not told apart from none by a stranger's changes, not even by those of a listing", async () => {
    const ofListing = { residenceType: 'office' };
    const others = await send('PATCH', `/properties/${tenant.properties[0]}`, landlord, ofListing);
    const none = await send('PATCH', `/properties/${missing}`, landlord, ofListing);
    expect([others.statusCode, none.statusCode]).toEqual([404, 404]);
    expect((await change(ofListing)).statusCode).toBe(400);
  });
});

describe('a listing', () => {
  it('keeps what is not sent, criteria included', async () => {
    const { properties } = await publish(landlord, {
      criteria: { industries: ['fi'], publicDisplay: true },
      description: 'Before',
    });
    const url = `/properties/${properties.id}`;
    const answer = await send(
      'PATCH',
      url,
      landlord,
      {
        rentMin: 1500,
        rentMax: 1500,
        criteria: { employee: [3] },
        residenceType: 'garage',
        moveInDate: '2027-05-01',
      },
      { 'if-match': '"1"' },
    );
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect(answer.json()).toMatchObject({
      ...properties,
      rent: 1500,
      residenceType: 'garage',
      moveInDate: '2027-05-01',
      criteria: { ...properties.criteria, employee: [3] },
    });
    const stale = await send('PATCH', url, landlord, { sizeMin: 60 }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect((await send('PATCH', url, landlord, { sizeMin: 60 })).json()).toMatchObject({ size: 60 });
  });

  it('refuses what does not fit it, and who does not own it', async () => {
    const { properties } = await publish(landlord, { moveInDate: '2027-01-01' });
    const url = `/properties/${properties.id}`;
    for (const [sent, pointer] of [
      [{ residenceType: ['office'] }, '/body/residenceType'],
      [{ sizeMin: null }, '/body/sizeMin'],
      [{ rentMin: 1, rentMax: 2 }, '/body/rentMax'],
      [{ moveOutDate: '2026-12-31' }, '/body/moveOutDate'],
      [{ address: '   ' }, '/body/address'],
      [{ address: 'Kalevankatu 30' }, '/body/x'],
    ] as const) {
      const answer = await send('PATCH', url, landlord, sent);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal(pointer)]);
    }
    expect((await send('PATCH', url, tenant, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('PATCH', url, otherLandlord, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('PATCH', `/properties/${missing}`, landlord, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('GET', url, landlord)).headers.etag).toMatch(/^"1-/);
  });

  it('is deleted with its announcement, residence, pictures and whoever was interested', async () => {
    const picture = await uploaded(app, landlord.bearer);
    const residence = await residenceOf(landlord, { file: [picture] });
    const published = await send('POST', `/announcement/residence/${residence.id}`, landlord, premises);
    const { id, properties } = published.json<Announcement>();
    await app.database.queries
      .insert(tenantInterests)
      .values({ tenantId: tenant.userId, announcementId: id });
    await app.send({
      method: 'GET',
      url: `/files/${picture.key}?width=160`,
      headers: { accept: 'image/avif' },
    });

    const url = `/properties/${properties.id}`;
    expect((await send('DELETE', url, tenant)).statusCode).toBe(404);
    expect((await send('DELETE', url, admin)).statusCode).toBe(204);
    expect((await send('DELETE', url, admin)).statusCode).toBe(404);
    expect((await send('GET', `/announcement/${id}`, landlord)).statusCode).toBe(404);
    const { queries } = app.database;
    expect(await queries.select().from(residences).where(eq(residences.id, residence.id))).toEqual([]);
    expect(await queries.select().from(files).where(eq(files.id, picture.id))).toEqual([]);
    const names = readdirSync(`${app.folder}/files/production`);
    expect(names.filter((name) => name.startsWith(picture.key))).toEqual([]);
  });
});

describe('all properties', () => {
  const page = async (pageNumber: number, entriesPerPage: number) => {
    const url = `/properties?pageNumber=${pageNumber}&entriesPerPage=${entriesPerPage}`;
    return (await send('GET', url, admin)).json<Schemas['PropertyPage']>();
  };

  it('are listed to the admin in one order, whatever the page', async () => {
    const whole: string[] = [];
    const { entriesCount } = await page(1, 1);
    for (let number = 1; (number - 1) * 100 < entriesCount; number += 1) {
      whole.push(...(await page(number, 100)).results.map(({ id }) => id));
    }
    expect(new Set(whole).size).toBe(entriesCount);
    const parts = await Promise.all([1, 2, 3].map((number) => page(number, 7)));
    expect(parts.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(whole.slice(0, 21));
    expect(parts.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3]);
    expect((await send('GET', '/properties', admin)).json<Schemas['PropertyPage']>().results).toHaveLength(
      10,
    );
    expect((await page(1_000_000, 100)).results).toEqual([]);
    await publish(landlord);
    expect((await page(1, 1)).entriesCount).toBe(entriesCount + 1);
  });

  it('are deleted by the admin, needs too', async () => {
    const url = `/properties/${tenant.properties[0]}`;
    expect((await send('DELETE', url, landlord)).statusCode).toBe(404);
    expect((await send('DELETE', url, admin)).statusCode).toBe(204);
    expect((await send('GET', `/properties/user/${tenant.userId}`, tenant)).json()).toEqual([]);
  });
});
