import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, residences } from '../../src/db/schema.ts';
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
let createResidence: Parts['createResidence'];
let residenceOf: Parts['residenceOf'];
let publish: Parts['publish'];

beforeAll(async () => {
  ({ app, tenant, landlord, otherLandlord, admin, send, createResidence, residenceOf, publish } =
    await startPremises());
});
afterAll(() => app.close());

const heating = { kind: 'heating', amount: 2, basis: 'squareMetre', isEstimated: true };

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
    const announced = await send('POST', `/announcement/residence/${id}`, landlord, premises);
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
});

describe('an announcement', () => {
  it('is public at once, and found by tenants until it is hidden', async () => {
    const { id } = await residenceOf(landlord);
    const answer = await send('POST', `/announcement/residence/${id}`, landlord, premises);
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
        vatOnRent: null,
        costs: [],
        leaseTermMonths: null,
        permanentBuildingId: null,
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
    await send('PATCH', `/properties/${need.property}`, tenant, { x: premises.x, y: premises.y });
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
    ['an address of blanks', { address: '   ' }, '/body/address'],
    ['a kind of cost twice', { costs: [heating, { ...heating, amount: 3 }] }, '/body/costs/1/kind'],
    ['a cost below 0', { costs: [{ ...heating, amount: -0.01 }] }, '/body/costs/0/amount'],
    ['a cost without a basis', { costs: [{ ...heating, basis: undefined }] }, '/body/costs/0/basis'],
    ['an unknown cost', { costs: [{ ...heating, kind: 'sauna' }] }, '/body/costs/0/kind'],
    ['a lease of no month', { leaseTermMonths: 0 }, '/body/leaseTermMonths'],
    ['half a month of notice', { noticeMonths: 0.5 }, '/body/noticeMonths'],
    ['an unknown energy class', { energyClass: 'H' }, '/body/energyClass'],
    ['a wrong check character', { permanentBuildingId: '100012345A' }, '/body/permanentBuildingId'],
    [
      'a building identifier that is too short',
      { permanentBuildingId: '12345' },
      '/body/permanentBuildingId',
    ],
  ])('is refused with %s', async (_, sent, pointer) => {
    const { id } = await residenceOf(landlord);
    const answer = await send('POST', `/announcement/residence/${id}`, landlord, { ...premises, ...sent });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refusal(pointer)]);
    expect((await send('POST', `/announcement/residence/${id}`, landlord, premises)).statusCode).toBe(201);
  });

  it('shows a residence of one’s own, and each residence once', async () => {
    const { id } = await residenceOf(landlord);
    const url = `/announcement/residence/${id}`;
    expect((await send('POST', url, otherLandlord, premises)).statusCode).toBe(404);
    expect((await send('POST', url, tenant, premises)).statusCode).toBe(403);
    expect((await send('POST', `/announcement/residence/${missing}`, landlord, premises)).statusCode).toBe(
      404,
    );
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', url, landlord, premises)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '400', '400']);
    const again = await send('POST', url, landlord, premises);
    expect([again.statusCode, again.json()]).toMatchObject([400, refusal('/path/residenceId')]);
  });

  it('is published by an admin for the landlord of the residence', async () => {
    const ownerId = otherLandlord.userId;
    const { id } = await residenceOf(admin, { ownerId });
    const url = `/announcement/residence/${id}`;
    const wrong = await send('POST', url, admin, { ...premises, ownerId: landlord.userId });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, refusal('/body/ownerId')]);
    const answer = await send('POST', url, admin, { ...premises, ownerId });
    expect(answer.json<Announcement>().properties.user).toBe(ownerId);
  });

  it('is made once, however often the same request comes', async () => {
    const { id } = await residenceOf(landlord);
    const post = () =>
      send('POST', `/announcement/residence/${id}`, landlord, premises, {
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
    const hide = (session: Parts['landlord'], tag?: string) =>
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
