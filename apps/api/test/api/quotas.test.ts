import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { files, residences } from '../../src/db/schema.ts';
import { residenceService } from '../../src/modules/residences/service.ts';
import { residenceStore } from '../../src/modules/residences/store.ts';
import { userLocks } from '../../src/modules/locks.ts';
import { makeCast, type Cast, type Person } from '../support/cast.ts';
import { days, rowsWhere } from '../support/people.ts';
import { png } from '../support/pngs.ts';
import { premises } from '../support/premises.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload, uploaded } from '../support/uploads.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ ANNOUNCEMENTS_PER_LANDLORD: '4' });
});
afterAll(() => app.close());

const content = png({ width: 2, height: 2 });
const post = (by: Person, url: string, body: unknown) =>
  app.send({ method: 'POST', url, bearer: by.bearer, body });
const uploadBy = (by: Person) => upload(app, { bearer: by.bearer, content });
const makeResidence = (by: Person, more: object = {}) =>
  post(by, '/residence', { houseType: 'office', file: [], ...more });
const publish = (by: Person, residenceId: string, more: object = {}) =>
  post(by, `/announcement/residence/${residenceId}`, { ...premises, ...more });

/** How many of the answers have a status, and none that refuses names a time to try again. */
async function countOf(sent: readonly ReturnType<typeof uploadBy>[], code: string) {
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ code });
    expect(answer.headers).not.toHaveProperty('retry-after');
  }
  return { made: answers.filter(({ statusCode }) => statusCode === 201).length, refused: refused.length };
}

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);

describe('pictures that belong to nothing', () => {
  /** Pictures as if they had been uploaded, so that there are `count`. */
  async function storePictures(userId: string, count: number) {
    const { queries } = app.database;
    const isLoose = and(eq(files.userId, userId), isNull(files.residenceId));
    const missing = count - (await queries.$count(files, isLoose));
    const make = () => ({ id: uuidv7(), key: uuidv7().replaceAll('-', ''), name: 'a.png', userId });
    await queries.insert(files).values(times(missing, make));
  }

  it('are as many as a residence takes at the most, however many come at once', async () => {
    const { tenant } = await makeCast(app);
    await storePictures(tenant.userId, 47);
    const sent = times(6, () => uploadBy(tenant));
    expect(await countOf(sent, 'too_many_files')).toEqual({ made: 3, refused: 3 });
    expect(await rowsWhere(app, 'files', 'user_id', tenant.userId)).toBe(50);
  });

  it('make room when they are attached, which the profile picture is', async () => {
    const { landlord } = await makeCast(app);
    await storePictures(landlord.userId, 48);
    const [one, other] = [await uploaded(app, landlord.bearer), await uploaded(app, landlord.bearer)];
    expect((await uploadBy(landlord)).statusCode).toBe(409);
    const url = `/user/${landlord.userId}`;
    await app.send({ method: 'PATCH', url, bearer: landlord.bearer, body: { file: one.id } });
    expect((await uploadBy(landlord)).statusCode).toBe(201);
    expect((await uploadBy(landlord)).statusCode).toBe(409);
    expect((await makeResidence(landlord, { file: [other] })).statusCode).toBe(201);
    expect((await uploadBy(landlord)).statusCode).toBe(201);
  });

  it('make a residence with all the pictures that it may have', async () => {
    const { landlord } = await makeCast(app);
    await storePictures(landlord.userId, 49);
    expect((await uploadBy(landlord)).statusCode).toBe(201);
    const isOwn = and(eq(files.userId, landlord.userId), isNull(files.residenceId));
    const rows = await app.database.queries.select().from(files).where(isOwn);
    const file = rows.map(({ id, key, name, surround }) => ({ id, key, name, surround }));
    const made = await makeResidence(landlord, { file });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json<{ files: unknown[] }>().files).toHaveLength(50);
  });

  it('are counted for each user alone', async () => {
    const { tenant, landlord } = await makeCast(app);
    await storePictures(tenant.userId, 50);
    expect((await uploadBy(landlord)).statusCode).toBe(201);
  });
});

describe('residences that no announcement shows', () => {
  const storeResidences = ({ landlord }: Cast, count: number) =>
    app.database.queries
      .insert(residences)
      .values(times(count, () => ({ id: uuidv7(), userId: landlord.userId, houseType: 'office' as const })));

  // A landlord of a cast has one such residence already.
  it('are 20 at the most, however many come at once, whoever makes them', async () => {
    const cast = await makeCast(app);
    const { landlord, admin } = cast;
    await storeResidences(cast, 17);
    const sent = [
      ...times(2, () => makeResidence(landlord)),
      ...times(2, () => makeResidence(admin, { ownerId: landlord.userId })),
    ];
    expect(await countOf(sent, 'too_many_residences')).toEqual({ made: 2, refused: 2 });
  });

  it('make room when they are published', async () => {
    const cast = await makeCast(app);
    const { landlord } = cast;
    await storeResidences(cast, 19);
    expect((await makeResidence(landlord)).statusCode).toBe(409);
    expect((await publish(landlord, cast.looseResidenceId)).statusCode).toBe(201);
    expect((await makeResidence(landlord)).statusCode).toBe(201);
  });

  it('are forgotten after 7 days, and leave their pictures to be forgotten', async () => {
    const { landlord } = await makeCast(app);
    const picture = await uploaded(app, landlord.bearer);
    const idOf = async (body: object) => (await makeResidence(landlord, body)).json<{ id: string }>().id;
    const [shown, open] = [await idOf({}), await idOf({ file: [picture] })];
    await publish(landlord, shown);
    const isThere = (id: string) => rowsWhere(app, 'residences', 'id', id);
    const sweepAfter = (time: number) =>
      residenceService({
        store: residenceStore(app.database),
        locks: userLocks(app.database),
        audit: { record: () => Promise.resolve() },
        clock: () => new Date(app.now.getTime() + time),
      }).sweep();
    await sweepAfter(7 * days);
    expect([await isThere(shown), await isThere(open)]).toEqual([1, 1]);
    await sweepAfter(7 * days + 1);
    expect([await isThere(shown), await isThere(open)]).toEqual([1, 0]);
    expect(await rowsWhere(app, 'files', 'id', picture.id)).toBe(1);
  });
});

describe('announcements', () => {
  // A landlord of a cast has two already.
  it('are as many as the operator says at the most, hidden ones counted, however many come at once', async () => {
    const cast = await makeCast(app);
    const { landlord, admin } = cast;
    const made = [];
    for (const by of [landlord, landlord, admin, admin]) {
      const answer = await makeResidence(by, by === admin ? { ownerId: landlord.userId } : {});
      made.push({ by, id: answer.json<{ id: string }>().id });
    }
    const sent = made.map(({ by, id }) => publish(by, id));
    expect(await countOf(sent, 'too_many_announcements')).toEqual({ made: 2, refused: 2 });
    expect(await rowsWhere(app, 'announcements', 'user_id', landlord.userId)).toBe(4);
  });
});
