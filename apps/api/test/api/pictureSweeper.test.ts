import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../src/db/schema.ts';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import { fileWriteStore } from '../../src/modules/files/store.ts';
import { pictureSweeper } from '../../src/modules/files/sweeper.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { uploaded } from '../support/uploads.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let app: TestApplication;
let folder: string;
let sweeper: ReturnType<typeof pictureSweeper>;
let landlord: string;
let admin: string;
let begin: number;

beforeAll(async () => {
  app = await startTestApplication();
  folder = `${app.folder}/files/production`;
  const statements = fileWriteStore(app.database);
  sweeper = pictureSweeper(statements, diskFileStore(`${app.folder}/files`), () => app.now);
  begin = app.now.getTime();
});
beforeEach(async () => {
  app.now = new Date(begin);
  ({ bearer: landlord } = await app.logIn('landlord@tilava.example'));
  ({ bearer: admin } = await app.logIn('admin@tilava.example'));
});
afterAll(() => app.close());

const names = () => readdirSync(folder);
const rowIds = async () => (await app.database.queries.select().from(files)).map(({ id }) => id);

/** A file that nobody wrote a row for, kept at that moment. */
function orphan(name: string, keptAt: number): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, 'picture');
  utimesSync(`${folder}/${name}`, keptAt / 1000, keptAt / 1000);
}

describe('sweeping up pictures', () => {
  it('takes what belongs to nothing after seven days, with its narrower forms', async () => {
    const { id, key } = await uploaded(app, landlord);
    await app.send({ method: 'GET', url: `/files/${key}?width=160`, headers: { accept: 'image/webp' } });
    app.now = new Date(begin + 7 * day);
    await sweeper.sweep();
    expect(await rowIds()).toContain(id);
    expect(names()).toEqual(expect.arrayContaining([key, `${key}.160.webp`]));
    app.now = new Date(begin + 7 * day + 1);
    await sweeper.sweep();
    expect(await rowIds()).not.toContain(id);
    expect(names()).toEqual([]);
  });

  it('takes what belongs to nothing seven days after its owner last renewed it', async () => {
    const { id } = await uploaded(app, landlord);
    const file = await uploaded(app, landlord);
    const residence = { houseType: 'office', file: [file] };
    const { json } = await app.send({ method: 'POST', url: '/residence', bearer: landlord, body: residence });
    const { id: residenceId } = json<{ id: string }>();
    const ofAnother = await uploaded(app, admin);
    app.now = new Date(begin + 6 * day);
    ({ bearer: landlord } = await app.logIn('landlord@tilava.example'));
    const renewal = { method: 'POST', url: '/files/renewals', bearer: landlord } as const;
    const ids = [id, file.id, ofAnother.id];
    const renewed = { id, residenceId: null };
    const answer = (await app.send({ ...renewal, body: { ids } })).json<{ files: (typeof renewed)[] }>();
    expect(new Set(answer.files)).toEqual(new Set([renewed, { id: file.id, residenceId }]));
    app.now = new Date(begin + 13 * day);
    await sweeper.sweep();
    expect(await rowIds()).toContain(id);
    expect(await rowIds()).not.toContain(ofAnother.id);
    app.now = new Date(begin + 13 * day + 1);
    await sweeper.sweep();
    expect(await rowIds()).not.toContain(id);
    ({ bearer: landlord } = await app.logIn('landlord@tilava.example'));
    expect((await app.send({ ...renewal, bearer: landlord, body: { ids: [id] } })).json()).toEqual({
      files: [],
    });
    await app.send({ method: 'DELETE', url: `/files/${file.id}`, bearer: landlord });
  });

  it('leaves the pictures of residences and users', async () => {
    const shown = await uploaded(app, landlord);
    const body = { houseType: 'office', file: [shown] };
    await app.send({ method: 'POST', url: '/residence', bearer: landlord, body });
    const { userId } = await app.logIn('tenant@tilava.example');
    const portrait = await uploaded(app, admin, `/files/user/${userId}`);
    app.now = new Date(begin + 30 * day);
    await sweeper.sweep();
    expect(new Set(await rowIds())).toEqual(new Set([shown.id, portrait.id]));
    expect(names().toSorted()).toEqual([shown.key, portrait.key].toSorted());
  });

  it('takes files without a row that are older than a day, and nothing that is not ours', async () => {
    const { key } = await uploaded(app, landlord);
    const now = app.now.getTime();
    const old = '0'.repeat(32);
    const young = `${'1'.repeat(32)}_360`;
    orphan(old, now - day - minute);
    orphan(`${old}.640.avif`, now - day - minute);
    orphan(young, now - day + minute);
    orphan(`${key}.160.avif.0199.part`, now - day - minute);
    orphan('readme.txt', now - 9 * day);
    await sweeper.sweep();
    const left = names();
    expect(left).toEqual(expect.arrayContaining([key, young, 'readme.txt']));
    expect(left.filter((name) => name.startsWith(old) || name.endsWith('.part'))).toEqual([]);
  });
});
