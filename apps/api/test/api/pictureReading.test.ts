import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import type { FileStore } from '../../src/files/fileStore.ts';
import { pictureStore } from '../../src/files/pictureStore.ts';
import { png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload } from '../support/uploads.ts';

let app: TestApplication;
let key: string;

beforeAll(async () => {
  app = await startTestApplication();
  const { bearer } = await app.logIn('landlord@tilava.example');
  key = await keyOf(bearer, png({ width: 1000, height: 500, row: (y) => Buffer.alloc(3000, y % 256) }));
  narrowKey = await keyOf(bearer, png({ width: 100, height: 50 }));
  tallKey = await keyOf(bearer, png({ width: 2, height: 40_000 }));
});
afterAll(() => app.close());

let narrowKey: string;
let tallKey: string;

async function keyOf(bearer: string, content: Buffer): Promise<string> {
  return (await upload(app, { bearer, content })).json<{ key: string }>().key;
}

const read = (path: string, accept?: string, more: Record<string, string> = {}) =>
  app.send({
    method: 'GET',
    url: `/files/${path}`,
    headers: { ...(accept !== undefined && { accept }), ...more },
  });
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('a picture by width', () => {
  it.each([160, 320, 640])('is served that wide: %i', async (width) => {
    const answer = await read(`${key}?width=${width}`, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    const { format, width: served, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, served, height }).toEqual({ format: 'heif', served: width, height: width / 2 });
  });

  it.each([1280, 1920])('is never wider than it was: %i', async (width) => {
    const answer = await read(`${key}?width=${width}`, 'image/webp');
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1000, height: 500 });
    const narrow = await read(`${narrowKey}?width=160`, 'image/webp');
    expect(await sharp(narrow.rawPayload).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  it('is a PNG for whom names neither AVIF nor WebP', async () => {
    for (const accept of [undefined, '*/*', 'image/*', 'image/avif;q=0']) {
      const answer = await read(`${key}?width=320`, accept);
      expect(answer.headers['content-type'], accept).toBe('image/png');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 320 });
    }
  });

  it('is the PNG itself where no width is asked for', async () => {
    const answer = await read(key, browser);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1000 });
  });

  it('is served even where it is higher than the formats can hold', async () => {
    const answer = await read(`${tallKey}?width=160`, browser);
    expect(answer.statusCode).toBe(200);
  });

  it.each(['159', '161', '0', '1921', '-320', 'wide', ''])(
    'is refused for other widths: %j',
    async (width) => {
      expect((await read(`${key}?width=${width}`)).statusCode).toBe(400);
    },
  );

  it('is missing where there is no such picture', async () => {
    const missing = '0'.repeat(32);
    expect((await read(missing)).statusCode).toBe(404);
    expect((await read(`${missing}?width=160`)).statusCode).toBe(404);
    expect((await read('..%2f..%2fpglite?width=160')).statusCode).toBe(400);
  });

  it('is not sent again to whom has it', async () => {
    for (const path of [key, `${key}?width=160`]) {
      const first = await read(path, browser);
      const tag = String(first.headers.etag);
      const again = await read(path, browser, { 'if-none-match': `W/${tag}, "other"` });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tag]);
      expect((await read(path, browser, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it('is kept beside the original', () => {
    const names = readdirSync(`${app.folder}/files/production`).filter((name) => name.startsWith(key));
    expect(names).toEqual(expect.arrayContaining([key, `${key}.160.avif`, `${key}.1280.webp`]));
  });
});

const refuse = (error: unknown) => {
  throw error;
};

describe('a picture', () => {
  it('is read by its key, without a bearer, and may be kept for ever', async () => {
    const own = `${randomBytes(16).toString('hex')}_360`;
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    await diskFileStore(`${app.folder}/files`).put(own, content, 'image/png');
    const answer = await read(own);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a picture that many ask for at once', () => {
  function counting(files: FileStore) {
    const put: string[] = [];
    const counted: FileStore = {
      ...files,
      put(name, content, type) {
        put.push(name);
        return files.put(name, content, type);
      },
    };
    return { put, counted };
  }

  it('is made once for each width and type', async () => {
    const { put, counted } = counting(diskFileStore(`${app.folder}/counted`));
    const pictures = pictureStore(counted, refuse);
    const stored = await pictures.keep(() => Promise.resolve(png({ width: 900, height: 900 })), false);
    const asks = Array.from({ length: 12 }, (_, index) =>
      pictures.open(stored, { width: index % 2 === 0 ? 160 : 320, type: 'image/webp' }),
    );
    for (const picture of await Promise.all(asks)) expect(picture?.size).toBeGreaterThan(0);
    expect(put.toSorted()).toEqual([stored, `${stored}.160.webp`, `${stored}.320.webp`]);
  });

  it('is served even where it cannot be kept', async () => {
    const files = diskFileStore(`${app.folder}/counted`);
    const stored = await pictureStore(files, refuse).keep(
      () => Promise.resolve(png({ width: 9, height: 9 })),
      false,
    );
    const reported: unknown[] = [];
    const full = { ...files, put: () => Promise.reject(new Error('full')) };
    const pictures = pictureStore(full, (error) => reported.push(error));
    expect(await pictures.open(stored, { width: 160, type: 'image/avif' })).toMatchObject({
      type: 'image/avif',
    });
    expect(reported).toHaveLength(1);
  });
});

describe('a picture that is removed while a narrower one is made', () => {
  it('leaves neither behind', async () => {
    const files = diskFileStore(`${app.folder}/removed`);
    const plain = pictureStore(files, refuse);
    const stored = await plain.keep(() => Promise.resolve(png({ width: 9, height: 9 })), false);
    const late: FileStore = {
      ...files,
      async put(...file) {
        await plain.discard([stored]);
        await files.put(...file);
      },
    };
    const wanted = { width: 160, type: 'image/webp' } as const;
    expect(await pictureStore(late, refuse).open(stored, wanted)).not.toBeNull();
    expect(await plain.open(stored, wanted)).toBeNull();
    expect(readdirSync(`${app.folder}/removed/production`)).toEqual([]);
  });
});
