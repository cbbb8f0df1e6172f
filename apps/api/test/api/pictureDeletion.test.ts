import { readdirSync } from 'node:fs';
import type { components } from '@tilava/sdk/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, files, users } from '../../src/db/schema.ts';
import { canContend, contend } from '../support/contend.ts';
import { startPremises } from '../support/premises.ts';
import { uploaded } from '../support/uploads.ts';

type FileRecord = components['schemas']['FileRecord'];
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

const remove = (name: string, session = landlord) => send('DELETE', `/files/${name}`, session);
const stored = ({ key }: FileRecord) =>
  readdirSync(`${app.folder}/files/production`).filter((name) => name.startsWith(key));
const rowOf = async ({ id }: FileRecord) =>
  (await app.database.queries.select().from(files).where(eq(files.id, id)))[0];
const user = async (session = landlord) => {
  const answer = await send('GET', `/user/${session.userId}`, session);
  return { file: answer.json<{ file: FileRecord | null }>().file, etag: answer.headers.etag };
};

describe('deleting a picture', () => {
  it('takes its row, its file and every narrower one of it', async () => {
    const picture = await uploaded(app, tenant.bearer);
    for (const width of [160, 320]) {
      await app.send({
        method: 'GET',
        url: `/files/${picture.key}?width=${width}`,
        headers: { accept: 'image/webp' },
      });
    }
    expect(stored(picture)).toHaveLength(3);
    expect((await remove(picture.id, tenant)).statusCode).toBe(204);
    expect(stored(picture)).toEqual([]);
    expect(await rowOf(picture)).toBeUndefined();
    expect((await remove(picture.id, tenant)).statusCode).toBe(404);
    expect((await app.send({ method: 'GET', url: `/files/${picture.key}` })).statusCode).toBe(404);
  });

  it('knows it by its key as well', async () => {
    const picture = await uploaded(app, tenant.bearer);
    expect((await remove(picture.key, tenant)).statusCode).toBe(204);
    expect(await rowOf(picture)).toBeUndefined();
  });

  it('leaves the profile that shows it without one, as another version', async () => {
    const picture = await uploaded(app, tenant.bearer);
    await send('PATCH', `/user/${tenant.userId}`, tenant, { file: picture.id });
    const before = await user(tenant);
    expect(before.file).toEqual(picture);
    expect((await remove(picture.id, tenant)).statusCode).toBe(204);
    const after = await user(tenant);
    expect(after.file).toBeNull();
    expect(after.etag).not.toBe(before.etag);
  });

  it('closes the gap in its residence, as another version of it and of its announcement', async () => {
    const pictures = [await uploaded(app, landlord.bearer), await uploaded(app, landlord.bearer)] as const;
    const residence = await residenceOf(landlord, { file: pictures });
    expect((await remove(pictures[0].id)).statusCode).toBe(204);
    const left = await send('GET', `/residence/${residence.id}`, landlord);
    expect(left.json()).toMatchObject({ files: [pictures[1]] });
    expect(left.headers.etag).toMatch(/^"2-/);
    expect((await rowOf(pictures[1]))?.position).toBe(0);
  });

  it('is the admin’s with anybody’s picture, and written down', async () => {
    const picture = await uploaded(app, landlord.bearer);
    expect((await remove(picture.id, tenant)).statusCode).toBe(404);
    expect((await remove(picture.id, admin)).statusCode).toBe(204);
    const rows = await app.database.queries.select().from(auditLog).where(eq(auditLog.targetId, picture.id));
    expect(rows).toMatchObject([{ action: 'deleteFile', adminId: admin.userId }]);
    expect(await rowOf(picture)).toBeUndefined();
  });
});

if (canContend) {
  describe('a picture that is deleted while somebody attaches it', () => {
    const attachments = {
      'one’s profile': (file: FileRecord) =>
        send('PATCH', `/user/${landlord.userId}`, landlord, { file: file.id }),
      'another’s profile, by the admin': (file: FileRecord) =>
        send('PATCH', `/user/${landlord.userId}`, admin, { file: file.id }),
      'a new residence': (file: FileRecord) =>
        send('POST', '/residence', landlord, { houseType: 'office', file: [file] }),
      'the landlord’s new residence, by the admin': (file: FileRecord) =>
        send('POST', '/residence', admin, { houseType: 'office', file: [file], ownerId: landlord.userId }),
      'a residence': async (file: FileRecord) => {
        const { id } = await residenceOf(landlord);
        return send('PATCH', `/residence/${id}`, landlord, { surroundPics: [file.id] });
      },
    };
    const names = Object.keys(attachments) as (keyof typeof attachments)[];
    const uploaderOf = (name: string) => (name.includes('admin') ? admin : landlord);

    it.each(names)('goes from where it came to meanwhile: %s', async (name) => {
      const picture = await uploaded(app, uploaderOf(name).bearer);
      const answer = await contend(
        app.database,
        () => attachments[name](picture),
        () => remove(picture.id, uploaderOf(name)),
      );
      expect(answer.statusCode, answer.body).toBe(204);
      expect(await rowOf(picture)).toBeUndefined();
      const profiles = await app.database.queries.select().from(users).where(eq(users.fileId, picture.id));
      expect(profiles).toEqual([]);
    });

    it.each(names)('is not attached any more: %s', async (name) => {
      const picture = await uploaded(app, uploaderOf(name).bearer);
      const answer = await contend(
        app.database,
        () => remove(picture.id, uploaderOf(name)),
        () => attachments[name](picture),
      );
      expect(answer.statusCode, answer.body).toBe(400);
      expect(await rowOf(picture)).toBeUndefined();
    });
  });
}
