import { readdirSync } from 'node:fs';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  announcements,
  auditLog,
  files,
  needs,
  residences,
  tenantInterests,
  users,
} from '../../src/db/schema.ts';
import { cellOf } from '../../src/matching/cells.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { uploaded } from '../support/uploads.ts';

type Schemas = components['schemas'];
type Announcement = Schemas['Announcement'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let tenant: Session;
let landlord: Session;
let otherLandlord: Session;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await app.logIn('tenant@tilava.example');
  landlord = await app.logIn('landlord@tilava.example');
  admin = await app.logIn('admin@tilava.example');
  const others = await app.database.queries.select().from(users);
  const other = others.find((user) => user.isLandlord && user.id !== landlord.userId && user.verifiedAt);
  otherLandlord = await app.logIn(other?.email ?? '');
});
afterAll(() => app.close());

const missing = '0199a6b0-3c00-7000-8000-000000000999';
const body = {
  isLandlord: true,
  address: 'Annankatu 16, 00120 Helsinki',
  x: 60.1653,
  y: 24.9391,
  residenceType: 'coWorkingSpace',
  roomCount: [2],
  floor: 'middle',
  sizeMin: 54.5,
  sizeMax: 54.5,
  rentMin: 1350,
  rentMax: 1350,
} as const;

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  session: Session,
  sent?: unknown,
  headers?: Record<string, string>,
) => app.send({ method, url, bearer: session.bearer, body: sent, ...(headers && { headers }) });

const createResidence = (session: Session, sent: object = {}) =>
  send('POST', '/residence', session, { houseType: 'office', file: [], ...sent });
const residenceOf = async (session: Session, sent: object = {}) =>
  (await createResidence(session, sent)).json<Schemas['CreatedResidence']>();

async function publish(session: Session, sent: object = {}): Promise<Announcement> {
  const { id } = await residenceOf(session);
  const answer = await send('POST', `/announcement/residence/${id}`, session, { ...body, ...sent });
  expect(answer.statusCode).toBe(201);
  return answer.json<Announcement>();
}

const refusal = (pointer: string) => ({ code: 'validation_failed', errors: [{ pointer }] });

describe('a residence', () => {
  it('is made of pictures of one’s own, in the order in which they are named', async () => {
    const first = await uploaded(app, landlord.bearer);
    const second = await uploaded(app, landlord.bearer, '/files?surround=true');
    const third = await uploaded(app, landlord.bearer);
    const file = [third, first, second];
    const answer = await createResidence(landlord, { file });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ houseType: 'office', files: file });
    const { id } = answer.json<{ id: string }>();
    const announced = await send('POST', `/announcement/residence/${id}`, landlord, body);
    const { properties, residence } = announced.json<Announcement>();
    expect(residence.files).toEqual(file);
    expect(properties).toMatchObject({ propertyPics: [third, first], surroundPics: [second] });
  });

  it('takes no picture that is somebody else’s, in use, unknown or named twice', async () => {
    const own = await uploaded(app, landlord.bearer);
    const used = await uploaded(app, landlord.bearer);
    await residenceOf(landlord, { file: [used] });
    const others = await uploaded(app, otherLandlord.bearer);
    const portrait = await uploaded(app, admin.bearer, `/files/user/${landlord.userId}`);
    for (const file of [others, used, portrait, { ...own, id: missing }, own]) {
      const answer = await createResidence(landlord, { file: [own, file] });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal('/body/file/1/id')]);
    }
    expect((await createResidence(landlord, { file: [own] })).statusCode).toBe(201);
  });

  it('is made once, however often the same request comes', async () => {
    const file = [await uploaded(app, landlord.bearer)];
    const post = () =>
      send(
        'POST',
        '/residence',
        landlord,
        { houseType: 'office', file },
        { 'idempotency-key': 'residence-again-1' },
      );
    const first = await post();
    expect((await post()).json()).toEqual(first.json());
  });

  it('gets an owner by an admin only, and only a landlord', async () => {
    const ownerId = otherLandlord.userId;
    const byLandlord = await createResidence(landlord, { ownerId });
    expect([byLandlord.statusCode, byLandlord.json()]).toMatchObject([400, refusal('/body/ownerId')]);
    for (const nobody of [tenant.userId, missing, undefined]) {
      const answer = await createResidence(admin, { ownerId: nobody });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal('/body/ownerId')]);
    }
    const picture = await uploaded(app, admin.bearer);
    const { id, files: shown } = await residenceOf(admin, { ownerId, file: [picture] });
    expect(shown).toEqual([picture]);
    const [residence] = await app.database.queries.select().from(residences).where(eq(residences.id, id));
    const [row] = await app.database.queries.select().from(files).where(eq(files.id, picture.id));
    expect([residence?.userId, row?.userId]).toEqual([ownerId, ownerId]);
  });

  it('is not for tenants', async () => {
    expect((await createResidence(tenant)).statusCode).toBe(403);
  });
});

describe('an announcement', () => {
  it('is public at once, and found by tenants until it is hidden', async () => {
    const { id } = await residenceOf(landlord);
    const answer = await send('POST', `/announcement/residence/${id}`, landlord, body);
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"']);
    const announcement = answer.json<Announcement>();
    expect(announcement).toMatchObject({
      isActive: true,
      isInterested: [],
      residence: { houseType: 'office', files: [] },
      properties: {
        kind: 'listing',
        user: landlord.userId,
        size: 54.5,
        rent: 1350,
        description: null,
        deposit: null,
        noDeposit: false,
        amenities: [],
        criteria: {
          industries: [],
          creditRating: [],
          operatingMargin: [],
          employee: [],
          publicDisplay: false,
        },
      },
    });
    const need = { property: tenant.properties[0] };
    await send('PATCH', `/properties/${need.property}`, tenant, { x: body.x, y: body.y });
    const found = async () => {
      const page = await send('POST', '/matchmaking?favorite=false', tenant, need);
      return page.json<Schemas['MatchPage']>().results.some((match) => {
        return match.kind === 'announcement' && match.announcement.id === announcement.id;
      });
    };
    const listed = async () => {
      const answered = await send('GET', `/properties/${announcement.properties.id}`, tenant);
      return answered.statusCode === 200;
    };
    expect([await found(), await listed()]).toEqual([true, true]);
    const url = `/announcement/${announcement.id}`;
    const hidden = await send('PATCH', url, landlord, { isActive: false });
    expect([hidden.statusCode, hidden.headers.etag]).toEqual([200, '"2"']);
    expect([await found(), await listed()]).toEqual([false, false]);
    await send('PATCH', url, landlord, { isActive: true });
    expect([await found(), await listed()]).toEqual([true, true]);
  });

  it('keeps everything that is said of it', async () => {
    const said = {
      description: 'Close to the park',
      moveInDate: '2027-01-01',
      moveOutDate: '2027-01-02',
      deposit: 0,
      condition: 'new',
      view: 'Park',
      amenities: ['kitchen', 'gym'],
    };
    const criteria = {
      industries: ['fi'],
      creditRating: ['aaa', 'd'],
      operatingMargin: ['postitive'],
      employee: [0, 7],
      publicDisplay: true,
    };
    const { id, properties } = await publish(landlord, { ...said, criteria });
    expect(properties).toMatchObject({ ...said, noDeposit: true, roomCount: [2], floor: 'middle', criteria });
    const [row] = await app.database.queries.select().from(announcements).where(eq(announcements.id, id));
    expect(row).toMatchObject({ residenceFlag: 1, cell: cellOf(body.x, body.y), size: 5450, rent: 135_000 });
  });

  it.each([
    ['sizes that differ', { sizeMax: 54.6 }, '/body/sizeMax'],
    ['rents that differ', { rentMax: 1349 }, '/body/rentMax'],
    ['no size to speak of', { sizeMin: 0.004, sizeMax: 0.004 }, '/body/sizeMin'],
    [
      'moving out on the day of moving in',
      { moveInDate: '2027-01-01', moveOutDate: '2027-01-01' },
      '/body/moveOutDate',
    ],
    [
      'moving out before moving in',
      { moveInDate: '2027-01-01', moveOutDate: '2026-12-31' },
      '/body/moveOutDate',
    ],
    ['a day before the calendar', { moveInDate: '0000-01-01' }, '/body/moveInDate'],
    ['somebody else’s role', { isLandlord: false }, '/body/isLandlord'],
    ['a latitude off Finland', { x: 58.99 }, '/body/x'],
    ['a longitude off Finland', { y: 32.01 }, '/body/y'],
    ['two room counts', { roomCount: [1, 2] }, '/body/roomCount'],
    ['no floor', { floor: undefined }, '/body/floor'],
    ['an owner', { ownerId: missing }, '/body/ownerId'],
  ])('is refused with %s', async (_, sent, pointer) => {
    const { id } = await residenceOf(landlord);
    const answer = await send('POST', `/announcement/residence/${id}`, landlord, { ...body, ...sent });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal(pointer)]);
    expect((await send('POST', `/announcement/residence/${id}`, landlord, body)).statusCode).toBe(201);
  });

  it.each([
    { x: 59, y: 19 },
    { x: 71, y: 32 },
    { sizeMin: 0.005, sizeMax: 0.005 },
    { rentMin: 21_474_836.47, rentMax: 21_474_836.47 },
  ])('may lie at the limit: %j', async (sent) => {
    expect((await publish(landlord, sent)).isActive).toBe(true);
  });

  it('shows a residence of one’s own, and each residence once', async () => {
    const { id } = await residenceOf(landlord);
    const url = `/announcement/residence/${id}`;
    expect((await send('POST', url, otherLandlord, body)).statusCode).toBe(404);
    expect((await send('POST', url, tenant, body)).statusCode).toBe(403);
    expect((await send('POST', `/announcement/residence/${missing}`, landlord, body)).statusCode).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', url, landlord, body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
    const again = await send('POST', url, landlord, body);
    expect([again.statusCode, again.json()]).toMatchObject([400, refusal('/path/residenceId')]);
  });

  it('is published by an admin for the landlord of the residence', async () => {
    const ownerId = otherLandlord.userId;
    const { id } = await residenceOf(admin, { ownerId });
    const url = `/announcement/residence/${id}`;
    const wrong = await send('POST', url, admin, { ...body, ownerId: landlord.userId });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, refusal('/body/ownerId')]);
    const answer = await send('POST', url, admin, { ...body, ownerId });
    expect(answer.json<Announcement>().properties.user).toBe(ownerId);
  });

  it('is made once, however often the same request comes', async () => {
    const { id } = await residenceOf(landlord);
    const post = () =>
      send('POST', `/announcement/residence/${id}`, landlord, body, {
        'idempotency-key': 'announcement-again',
      });
    const first = await post();
    const again = await post();
    expect([again.statusCode, again.headers.etag]).toEqual([201, '"1"']);
    expect(again.json()).toEqual(first.json());
  });

  it('is changed by its owner and the admin, as it was read', async () => {
    const { id } = await publish(landlord);
    const url = `/announcement/${id}`;
    const hide = (session: Session, tag?: string) =>
      send('PATCH', url, session, { isActive: false }, tag === undefined ? undefined : { 'if-match': tag });
    expect((await hide(otherLandlord)).statusCode).toBe(404);
    expect((await hide(tenant)).statusCode).toBe(403);
    expect((await hide(landlord, '"2"')).statusCode).toBe(412);
    const tag = String((await send('GET', url, landlord)).headers.etag);
    expect((await hide(landlord, tag)).headers.etag).toBe('"2"');
    expect((await hide(landlord, tag)).statusCode).toBe(412);
    expect((await send('PATCH', url, admin, { isActive: true })).headers.etag).toBe('"3"');
    expect((await send('PATCH', `/announcement/${missing}`, landlord, { isActive: true })).statusCode).toBe(
      404,
    );
  });
});

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
    });
    expect(answer.headers.etag).not.toBe(tag);
    expect((await change({ rentMax: 1 }, { 'if-match': tag })).statusCode).toBe(412);
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
    ['a minimum above the kept maximum', { sizeMin: 10.01 }, '/body/sizeMin'],
    ['a maximum below the kept minimum', { sizeMax: 9.99 }, '/body/sizeMin'],
    ['no bound at all', { rentMin: null, rentMax: null }, '/body/rentMax'],
    ['moving out before the kept day', { moveOutDate: '2027-03-01' }, '/body/moveOutDate'],
    ['a year of no calendar', { moveInDate: '0999-12-31' }, '/body/moveInDate'],
    ['what only a listing has', { condition: 'new' }, '/body/condition'],
    ['a listing’s type', { residenceType: 'office' }, '/body/residenceType'],
    ['a deposit in euro', { deposit: 500 }, '/body/deposit'],
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
    ] as const) {
      const answer = await send('PATCH', url, landlord, sent);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal(pointer)]);
    }
    expect((await send('PATCH', url, tenant, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('PATCH', url, otherLandlord, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('PATCH', `/properties/${missing}`, landlord, { sizeMin: 60 })).statusCode).toBe(404);
    expect((await send('GET', url, landlord)).headers.etag).toBe('"1"');
  });

  it('is deleted with its announcement, residence, pictures and whoever was interested', async () => {
    const picture = await uploaded(app, landlord.bearer);
    const residence = await residenceOf(landlord, { file: [picture] });
    const published = await send('POST', `/announcement/residence/${residence.id}`, landlord, body);
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
    expect((await send('DELETE', url, landlord)).statusCode).toBe(403);
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

  it('are for the admin alone', async () => {
    expect((await send('GET', '/properties', landlord)).statusCode).toBe(403);
    expect((await send('GET', '/properties', tenant)).statusCode).toBe(403);
  });

  it('are deleted by the admin, needs too', async () => {
    const url = `/properties/${tenant.properties[0]}`;
    expect((await send('DELETE', url, tenant)).statusCode).toBe(403);
    expect((await send('DELETE', url, admin)).statusCode).toBe(204);
    expect((await send('GET', `/properties/user/${tenant.userId}`, tenant)).json()).toEqual([]);
  });
});
