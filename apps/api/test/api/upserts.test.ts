import type { components } from '@tilava/sdk/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant } from '../support/parties.ts';
import { refusal, startPremises, upsert } from '../support/premises.ts';

type Schemas = components['schemas'];
type Result = Schemas['UpsertedAnnouncement'];
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let landlord: Parts['landlord'];
let otherLandlord: Parts['otherLandlord'];
let send: Parts['send'];
let publish: Parts['publish'];

beforeAll(async () => {
  ({ app, landlord, otherLandlord, send, publish } = await startPremises());
});
afterAll(() => app.close());

let made = 0;
const newReference = () => `K16/${(made += 1)} ä`;

const url = (reference: string, query = '') =>
  `/announcements/by-reference/${encodeURIComponent(reference)}${query}`;
const put = (reference: string, body: object = {}, { query = '', session = landlord } = {}) =>
  send('PUT', url(reference, query), session, { ...upsert, ...body });
const batch = (announcements: readonly unknown[], query = '') =>
  send('POST', `/announcements/batch${query}`, landlord, { announcements });
const itemOf = (reference: string, body: object = {}) => ({
  reference,
  announcement: { ...upsert, ...body },
});
const results = (answer: Awaited<ReturnType<typeof batch>>) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['UpsertedAnnouncements']>().results;
};

const read = async (id: string | null) =>
  (await send('GET', `/announcement/${id}`, landlord)).json<Schemas['Announcement']>();
const all = async (session = landlord) =>
  (await send('GET', `/user/${session.userId}/announcement`, session)).json<Schemas['Announcement'][]>();
const byReference = async (reference: string, session = landlord) =>
  (await all(session)).filter((announcement) => announcement.reference === reference);

describe('an announcement by its reference', () => {
  it('is created, changed, and the same again unchanged', async () => {
    const reference = newReference();
    const created = await put(reference);
    expect(created.statusCode, created.body).toBe(201);
    const result = created.json<Result>();
    expect(result).toEqual({
      reference,
      outcome: 'created',
      announcement: expect.any(String),
      changes: [],
      errors: [],
    });
    const { announcement: id } = result;
    expect(created.headers['location']).toBe(`/api/v1/announcement/${id}`);
    expect(await read(id)).toMatchObject({
      reference,
      isActive: true,
      residence: { houseType: 'office', files: [] },
    });

    const same = await put(reference);
    expect([same.statusCode, same.json()]).toMatchObject([200, { outcome: 'unchanged', announcement: id }]);
    const higher = { rentMin: 1400, rentMax: 1400, amenities: ['wc', 'kitchen'], residenceType: 'storage' };
    expect((await put(reference, higher)).json<Result>().changes.toSorted()).toEqual([
      'amenities',
      'rent',
      'residenceType',
    ]);
    const reordered = { ...higher, amenities: ['kitchen', 'wc'] };
    expect((await put(reference, reordered)).json()).toMatchObject({ outcome: 'unchanged' });
    const changed = await read(id);
    expect(changed.properties).toMatchObject({
      rent: 1400,
      amenities: expect.arrayContaining(['wc', 'kitchen']),
    });
    expect(changed.residence.houseType).toBe('storage');
    expect(await byReference(reference)).toHaveLength(1);
  });

  it('keeps what is not sent, and is hidden and published again', async () => {
    const reference = newReference();
    const { announcement: id } = (
      await put(reference, { description: 'Bright', deposit: 500, publicPage: 'link' })
    ).json<Result>();
    expect((await put(reference, { isActive: false, publicPage: 'search' })).json()).toMatchObject({
      changes: ['isActive', 'publicPage'],
    });
    expect((await put(reference)).json()).toMatchObject({ outcome: 'unchanged' });
    expect(await read(id)).toMatchObject({
      isActive: false,
      publicPage: 'search',
      properties: { description: 'Bright', deposit: 500 },
    });
    expect((await put(reference, { deposit: null })).json()).toMatchObject({ changes: ['deposit'] });
    expect(await read(id)).toMatchObject({ isActive: false, properties: { deposit: null } });
  });

  it('is not written where the call is only tried', async () => {
    const reference = newReference();
    const tried = await put(reference, {}, { query: '?dryRun=true' });
    expect([tried.statusCode, tried.json()]).toMatchObject([200, { outcome: 'created', announcement: null }]);
    expect(await byReference(reference)).toEqual([]);
    const { announcement: id } = (await put(reference)).json<Result>();
    const change = await put(reference, { isActive: false }, { query: '?dryRun=true' });
    expect(change.json()).toMatchObject({ outcome: 'changed', announcement: id, changes: ['isActive'] });
    expect(await read(id)).toMatchObject({ isActive: true });
  });

  it('lies where the register says, unless it says itself', async () => {
    const { x: _x, y: _y, ...unplaced } = upsert;
    const place = (reference: string, body: object) =>
      send('PUT', url(reference), landlord, { ...unplaced, ...body });
    const reference = newReference();
    const { announcement: id } = (await place(reference, {})).json<Result>();
    const { x, y } = (await read(id)).properties;
    expect([x, y]).toEqual([expect.closeTo(60.165, 2), expect.closeTo(24.939, 2)]);
    // The same address differently written stays where it is.
    expect((await place(reference, { address: 'Annankatu 16 B, Helsinki' })).json()).toMatchObject({
      changes: ['address'],
    });
    const unknown = await place(newReference(), { address: 'Tuntematonkatu 3, Oulu' });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([400, refusal('/body/x')]);
    expect(
      (await place(newReference(), { address: 'Tuntematonkatu 3, Oulu', x: 65.01, y: 25.47 })).statusCode,
    ).toBe(201);
  });

  it('is one, however many processes send it at once', async () => {
    const reference = newReference();
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(reference)));
    const outcomes = answers.map((answer) => answer.json<Result>().outcome).toSorted();
    expect(outcomes).toEqual(['created', ...Array.from({ length: 7 }, () => 'unchanged')]);
    expect(await byReference(reference)).toHaveLength(1);
  });

  it('is each landlord’s own, and nobody else hears of the reference', async () => {
    const reference = newReference();
    const { announcement: id } = (await put(reference)).json<Result>();
    const other = await put(reference, {}, { session: otherLandlord });
    expect(other.json()).toMatchObject({ outcome: 'created' });
    const tenant = await addTenant(app, 'reader@tilava.example');
    await app.send({ method: 'POST', url: `/user/${tenant.userId}/favorite/${id}`, bearer: tenant.bearer });
    const seen = await app.send({ method: 'GET', url: `/announcement/${id}`, bearer: tenant.bearer });
    expect([seen.statusCode, seen.body.includes('reference')]).toEqual([200, false]);
    const copy = await send('POST', `/announcement/copy/${id}`, landlord);
    expect(copy.json()).toMatchObject({ reference: null });
  });

  it.each(['.x', '=1+1', '-1', 'a\u2028b', 'x '.padStart(9), 'x'.repeat(101)])(
    'has no reference like %j',
    async (reference) => {
      const escaped = reference === '.' ? '.x' : reference;
      const answer = await put(escaped);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { errors: [{ pointer: '/path/reference' }] },
      ]);
    },
  );
});

describe('an announcement that was made without a reference', () => {
  it('goes by its id, until it gets one that no other of the landlord’s has', async () => {
    const { id } = await publish(landlord);
    expect((await put(id)).json()).toMatchObject({ outcome: 'unchanged', announcement: id });
    const reference = newReference();
    const name = (named: string | null) =>
      send('PATCH', `/announcement/${id}`, landlord, { reference: named });
    expect((await name(reference)).json()).toMatchObject({ reference, isActive: true });
    expect((await put(reference)).json()).toMatchObject({ outcome: 'unchanged', announcement: id });
    const taken = newReference();
    await put(taken);
    const refused = await name(taken);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'reference_taken' }]);
    expect((await name(null)).json()).toMatchObject({ reference: null });
  });
});

describe('a batch', () => {
  it('writes what is right, and says of each other item what is wrong', async () => {
    const [first, second, third, fourth] = [newReference(), newReference(), newReference(), newReference()];
    await put(second, { rentMin: 10, rentMax: 10 });
    const items = [
      itemOf(first, { roomCount: undefined, rooms: [3] }),
      itemOf(second),
      itemOf(third, { rentMin: 0, rentMax: 0 }),
      itemOf(fourth, { moveInDate: '2027-02-01', moveOutDate: '2027-01-01' }),
      { reference: newReference(), announcement: { nobody: 1 } },
    ];
    const tried = results(await batch(items, '?dryRun=true'));
    const written = results(await batch(items));
    expect(written.map(({ outcome }) => outcome)).toEqual([
      'created',
      'changed',
      'refused',
      'refused',
      'refused',
    ]);
    expect(tried.map(({ outcome, changes }) => [outcome, changes])).toEqual(
      written.map(({ outcome, changes }) => [outcome, changes]),
    );
    expect(written[1]?.changes).toEqual(['rent']);
    const pointers = written.map(({ errors }) => errors.map(({ pointer }) => pointer));
    expect(pointers).toEqual([[], [], ['/rentMin'], ['/moveOutDate'], ['/address']]);
    expect((await read(written[0]?.announcement ?? null)).properties.roomCount).toEqual([3]);
    const again = results(await batch(items));
    expect(again.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
      'refused',
      'refused',
    ]);
  });

  it('takes up to 100 items, each by a reference of its own', async () => {
    const many = Array.from({ length: 101 }, () => itemOf(newReference()));
    expect((await batch(many)).json()).toMatchObject({ errors: [{ pointer: '/body/announcements' }] });
    const full = results(await batch(many.slice(1)));
    expect(new Set(full.map(({ announcement }) => announcement)).size).toBe(100);
    const [one = itemOf('x')] = many;
    const repeated = await batch([one, one]);
    expect([repeated.statusCode, repeated.json()]).toMatchObject([
      400,
      refusal('/body/announcements/1/reference'),
    ]);
  });
});
