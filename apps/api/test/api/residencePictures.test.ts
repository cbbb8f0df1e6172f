import type { components } from '@tilava/sdk/schema';
import { picturesPerResidence } from '@tilava/domain/pictures';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files } from '../../src/db/schema.ts';
import { canContend, contend } from '../support/contend.ts';
import { missing, premises, startPremises } from '../support/premises.ts';
import { upload, uploaded } from '../support/uploads.ts';
import { png } from '../support/pngs.ts';

type Schemas = components['schemas'];
type Residence = Schemas['OwnResidence'];
type Parts = Awaited<ReturnType<typeof startPremises>>;

let app: Parts['app'];
let tenant: Parts['tenant'];
let landlord: Parts['landlord'];
let admin: Parts['admin'];
let send: Parts['send'];
let residenceOf: Parts['residenceOf'];

beforeAll(async () => {
  ({ app, tenant, landlord, admin, send, residenceOf } = await startPremises());
});
afterAll(() => app.close());

/** Ids of that many pictures of the landlord that belong to nothing. */
async function loose(count: number, url = '/files'): Promise<string[]> {
  const records = await Promise.all(Array.from({ length: count }, () => uploaded(app, landlord.bearer, url)));
  return records.map(({ id }) => id);
}

/** A residence with two pictures of the property and two of its surroundings, which an announcement shows. */
async function shownResidence() {
  const [a = '', b = ''] = await loose(2);
  const [c = '', d = ''] = await loose(2, '/files?surround=true');
  const records = [a, b, c, d].map((id) => ({ id, key: '', name: '', surround: false }));
  const { id } = await residenceOf(landlord, { file: records });
  const answer = await send('POST', `/announcement/residence/${id}`, landlord, premises);
  return { id, a, b, c, d, announcementId: answer.json<Schemas['Announcement']>().id };
}

const order = (id: string, body: Schemas['ResidenceChanges'], headers?: Record<string, string>) =>
  send('PATCH', `/residence/${id}`, landlord, body, headers);
const read = (url: string, session = landlord) => send('GET', url, session);
const shown = ({ files: pictures }: Residence) =>
  pictures.map(({ id, surround }) => (surround ? `~${id}` : id));
const rowsOf = (residenceId: string) =>
  app.database.queries
    .select()
    .from(files)
    .where(eq(files.residenceId, residenceId))
    .orderBy(asc(files.position));
const actionsOn = async (targetId: string) => {
  const rows = await app.database.queries.select().from(auditLog).where(eq(auditLog.targetId, targetId));
  return rows.map(({ action }) => action);
};

/** Every place is taken once, from the first on. */
async function expectNoGaps(residenceId: string): Promise<void> {
  const positions = (await rowsOf(residenceId)).map(({ position }) => position);
  expect(positions).toEqual(positions.map((_, index) => index));
}

describe('an order of pictures', () => {
  it('is what is read afterwards, of the residence, the announcement and its listing', async () => {
    const { id, a, b, c, d, announcementId } = await shownResidence();
    const answer = await order(id, { propertyPics: [b, a], surroundPics: [d, c] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(shown(answer.json<Residence>())).toEqual([b, a, `~${d}`, `~${c}`]);
    expect((await read(`/residence/${id}`)).json()).toEqual(answer.json());
    const { properties, residence } = (await read(`/announcement/${announcementId}`, tenant)).json<
      Schemas['Announcement']
    >();
    expect(properties.propertyPics.map((picture) => picture.id)).toEqual([b, a]);
    expect(properties.surroundPics.map((picture) => picture.id)).toEqual([d, c]);
    expect(residence.files).toEqual(answer.json<Residence>().files);
    await expectNoGaps(id);
  });

  it('moves a picture to the other list, and keeps the one that it does not name', async () => {
    const { id, a, b, c, d } = await shownResidence();
    const answer = await order(id, { surroundPics: [c, a, d] });
    expect(shown(answer.json<Residence>())).toEqual([b, `~${c}`, `~${a}`, `~${d}`]);
    await expectNoGaps(id);
  });

  it('takes in what belongs to nothing, the admin’s too, which become the landlord’s', async () => {
    const { id, a, b, c, d } = await shownResidence();
    const [joining = ''] = await loose(1);
    const { id: ofAdmin } = await uploaded(app, admin.bearer);
    const body = { propertyPics: [joining, a, b], surroundPics: [c, ofAdmin, d] };
    expect((await order(id, body)).statusCode).toBe(400);
    const answer = await send('PATCH', `/residence/${id}`, admin, body);
    expect(shown(answer.json<Residence>())).toEqual([joining, a, b, `~${c}`, `~${ofAdmin}`, `~${d}`]);
    expect((await rowsOf(id)).every(({ userId }) => userId === landlord.userId)).toBe(true);
    expect(await actionsOn(id)).toEqual(['updateResidence']);
  });

  type Shown = Awaited<ReturnType<typeof shownResidence>>;
  const refused: readonly {
    readonly what: string;
    readonly pointer: string;
    readonly body: (shown: Shown, foreign: string) => Schemas['ResidenceChanges'];
  }[] = [
    { what: 'a picture left out', pointer: '/body/propertyPics', body: ({ b }) => ({ propertyPics: [b] }) },
    { what: 'all left out', pointer: '/body/surroundPics', body: () => ({ surroundPics: [] }) },
    {
      what: 'one in both lists',
      pointer: '/body/surroundPics',
      body: ({ a, b, c, d }) => ({ propertyPics: [a, b], surroundPics: [c, d, a] }),
    },
    {
      what: 'one that is nobody’s',
      pointer: '/body/propertyPics/1',
      body: ({ a, b }) => ({ propertyPics: [a, missing, b] }),
    },
    {
      what: 'a tenant’s',
      pointer: '/body/surroundPics/2',
      body: ({ c, d }, foreign) => ({ surroundPics: [c, d, foreign] }),
    },
  ];

  it.each(refused)('is refused and changes nothing: $what', async ({ pointer, body }) => {
    const residence = await shownResidence();
    const foreign = await uploaded(app, tenant.bearer);
    const before = await read(`/residence/${residence.id}`);
    const answer = await order(residence.id, body(residence, foreign.id));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer }] });
    const after = await read(`/residence/${residence.id}`);
    expect([after.json(), after.headers.etag]).toEqual([before.json(), before.headers.etag]);
  });

  it('counts up the versions of the residence and of what shows it, and refuses an outdated one', async () => {
    const { id, a, b, announcementId } = await shownResidence();
    const announcement = await read(`/announcement/${announcementId}`);
    expect((await read(`/residence/${id}`)).headers.etag).toMatch(/^"1-/);
    const first = await order(id, { propertyPics: [b, a] }, { 'if-match': '"1"' });
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"2"']);
    const outdated = await order(id, { propertyPics: [a, b] }, { 'if-match': '"1"' });
    expect(outdated.json()).toMatchObject({ status: 412, code: 'precondition_failed' });
    expect((await read(`/announcement/${announcementId}`)).headers.etag).not.toBe(announcement.headers.etag);
    const again = await order(id, { propertyPics: [b, a] });
    expect(again.headers.etag, 'nothing was changed').toBe('"2"');
  });

  it('has room for 50 pictures, and no upload of the admin for one more', async () => {
    const { id, a, b, c, d } = await shownResidence();
    const others = Array.from({ length: picturesPerResidence - 3 }, (_, index) => ({
      id: uuidv7(),
      key: `${index}-${id}`,
      name: 'more.png',
      userId: landlord.userId,
    }));
    await app.database.queries.insert(files).values(others);
    const [last = '', ...joining] = others.map((file) => file.id);
    const full = { propertyPics: [a, b, ...joining], surroundPics: [c, d] };
    const tooMany = await order(id, { ...full, surroundPics: [c, d, last] });
    expect(tooMany.json()).toMatchObject({ status: 409, code: 'too_many_pictures' });
    expect((await order(id, full)).json<Residence>().files).toHaveLength(picturesPerResidence);
    const content = png({ width: 2, height: 2 });
    const one = await upload(app, { bearer: admin.bearer, url: `/files/residence/${id}`, content });
    expect(one.json()).toMatchObject({ status: 409, code: 'too_many_pictures' });
    expect(await rowsOf(id)).toHaveLength(picturesPerResidence);
  });
});

describe('the id of a residence', () => {
  it('is told to the owner and the admin only, by the announcement', async () => {
    const { id, announcementId } = await shownResidence();
    const idFor = async (session: typeof landlord) =>
      (await read(`/announcement/${announcementId}`, session)).json<Schemas['Announcement']>().residence.id;
    expect(await Promise.all([landlord, admin, tenant].map(idFor))).toEqual([id, id, undefined]);
  });
});

const at = (residence: Awaited<ReturnType<typeof shownResidence>>) => ({
  order: () => order(residence.id, { propertyPics: [residence.b, residence.a] }),
  otherOrder: () => order(residence.id, { surroundPics: [residence.d, residence.a, residence.c] }),
  deletion: () => send('DELETE', `/files/${residence.a}`, landlord),
  otherDeletion: () => send('DELETE', `/files/${residence.c}`, admin),
  upload: () =>
    upload(app, {
      bearer: admin.bearer,
      url: `/files/residence/${residence.id}`,
      content: png({ width: 2, height: 2 }),
    }),
});

if (canContend) {
  describe('what happens to a residence’s pictures at once', () => {
    const pairs = [
      { first: 'order', second: 'otherOrder', status: 200, left: 4 },
      { first: 'order', second: 'deletion', status: 204, left: 3 },
      { first: 'deletion', second: 'order', status: 400, left: 3 },
      { first: 'deletion', second: 'deletion', status: 404, left: 3 },
      { first: 'deletion', second: 'otherDeletion', status: 204, left: 2 },
      { first: 'upload', second: 'order', status: 400, left: 5 },
      { first: 'order', second: 'upload', status: 201, left: 5 },
      { first: 'deletion', second: 'upload', status: 201, left: 4 },
    ] as const;

    it.each(pairs)(
      'comes one after the other: $first, then $second',
      async ({ first, second, status, left }) => {
        const residence = await shownResidence();
        const calls = at(residence);
        const answer = await contend(app.database, calls[first], calls[second]);
        expect(answer.statusCode, answer.body).toBe(status);
        expect(await rowsOf(residence.id)).toHaveLength(left);
        await expectNoGaps(residence.id);
      },
    );
  });
}

it('loses nothing, whatever is done to a residence’s pictures at the same moment', async () => {
  const residence = await shownResidence();
  const { id, a, c } = residence;
  const calls = Object.values(at(residence));
  const answers = await Promise.all(Array.from({ length: 4 }, () => calls.map((call) => call())).flat());
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(Math.max(...statuses), JSON.stringify(statuses)).toBeLessThan(500);
  const uploads = answers
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => answer.json<{ id: string }>());
  const ids = (await rowsOf(id)).map((row) => row.id);
  expect(uploads).toHaveLength(4);
  expect(new Set(ids)).toEqual(new Set([residence.b, residence.d, ...uploads.map((file) => file.id)]));
  expect(ids).not.toContain(a);
  expect(ids).not.toContain(c);
  await expectNoGaps(id);
});
