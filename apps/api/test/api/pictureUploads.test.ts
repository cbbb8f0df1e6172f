import { readdirSync } from 'node:fs';
import { createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pictureLimits } from '@tilava/domain/pictureFiles';
import type { components } from '@tilava/sdk/schema';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, files } from '../../src/db/schema.ts';
import { assemble, chunk, chunkTypes, png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { form, upload, uploaded, type Part } from '../support/uploads.ts';

type FileRecord = components['schemas']['FileRecord'];
type Session = Awaited<ReturnType<TestApplication['logIn']>>;

let app: TestApplication;
let tenant: Session;
let landlord: Session;
let admin: Session;

beforeAll(async () => {
  app = await startTestApplication();
  tenant = await app.logIn('tenant@tilava.example');
  landlord = await app.logIn('landlord@tilava.example');
  admin = await app.logIn('admin@tilava.example');
});
// Nobody has more than 20 that belong to nothing.
beforeEach(async () => {
  const isLoose = and(eq(files.userId, landlord.userId), isNull(files.residenceId));
  await app.database.queries.delete(files).where(isLoose);
});
afterAll(() => app.close());

const small = png({ width: 3, height: 2 });
const send = (part: Part & { key?: string; url?: string }) =>
  upload(app, { bearer: landlord.bearer, ...part });
const stored = () => readdirSync(`${app.folder}/files/production`);
const rowCount = async () => (await app.database.queries.select().from(files)).length;

async function roundTrip(content: Buffer): Promise<Buffer> {
  const { key } = (await send({ content })).json<FileRecord>();
  return (await app.send({ method: 'GET', url: `/files/${key}` })).rawPayload;
}

describe('a picture that is uploaded', () => {
  it('is answered as a whole record and read by its key', async () => {
    const answer = await send({ content: small, name: 'etu ovi.png', url: '/files?surround=true' });
    expect(answer.statusCode).toBe(201);
    const record = answer.json<FileRecord>();
    expect(record).toMatchObject({ name: 'etu ovi.png', surround: true });
    expect(record.key).toMatch(/^[0-9a-f]{32}$/);
    const read = await app.send({ method: 'GET', url: `/files/${record.key}` });
    expect(await sharp(read.rawPayload).metadata()).toMatchObject({ format: 'png', width: 3, height: 2 });
  });

  it.each([
    ['hall_360.png', true],
    ['hall_360', true],
    [`${'x'.repeat(300)}_360.PNG`, true],
    ['hall_3600.png', false],
    ['hall_360.old.png', false],
  ])('is a panorama by its name alone: %s', async (name, isPanorama) => {
    const { key, name: kept } = (await send({ content: small, name })).json<FileRecord>();
    expect(key.endsWith('_360')).toBe(isPanorama);
    expect(kept).toBe(name.slice(0, 200));
  });

  it('loses the folders of its name', async () => {
    const { name } = (await send({ content: small, name: '../../etc/x.png' })).json<FileRecord>();
    expect(name).toBe('x.png');
  });

  it('is given a name where it came without one', async () => {
    const answer = await send({ content: small, name: null, type: 'application/octet-stream' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'picture.png' });
  });

  it('loses place, texts, profiles and all that hides behind its end', async () => {
    const exif = Buffer.concat([
      Buffer.from('II*\0\b\0\0\0\0\0\0\0\0\0', 'latin1'),
      Buffer.from('GPS-secret'),
    ]);
    const before = [
      chunk('eXIf', exif),
      chunk('tEXt', 'Comment\0secret'),
      chunk('iTXt', 'Title\0\0\0\0\0secret'),
    ];
    const after = [chunk('tIME', Buffer.from([7, 234, 1, 1, 1, 1, 1])), chunk('prVt', 'secret')];
    const whole = png({ width: 4, height: 4, before, after });
    const content = Buffer.concat([whole, Buffer.from('<html><script>secret</script></html>')]);
    const read = await roundTrip(content);
    expect(read.includes('secret')).toBe(false);
    expect(new Set(chunkTypes(read))).toEqual(new Set(['IHDR', 'pHYs', 'IDAT', 'IEND']));
  });

  it('is turned upright before what says so is dropped', async () => {
    const exif = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
    const read = await roundTrip(png({ width: 4, height: 2, before: [chunk('eXIf', exif)] }));
    expect(await sharp(read).metadata()).toMatchObject({ width: 2, height: 4 });
  });

  it('keeps the first frame of an animation', async () => {
    const frame = (sequence: number) =>
      chunk('fcTL', Buffer.from(`0000000${sequence}00000002000000020000000000000000000100640000`, 'hex'));
    const animated = png({
      width: 2,
      height: 2,
      before: [chunk('acTL', Buffer.from('0000000200000000', 'hex')), frame(0)],
      after: [frame(1), chunk('fdAT', Buffer.from('00000002789c63f8ffffff7f000af603fd', 'hex'))],
    });
    const read = await roundTrip(animated);
    expect(chunkTypes(read)).not.toContain('acTL');
    expect(chunkTypes(read)).not.toContain('fdAT');
    expect([...(await sharp(read).raw().toBuffer())]).toEqual(Array<number>(12).fill(0x7f));
  });

  it.each([
    ['16 bits a channel', { colours: 2, depth: 16 }, { depth: 'ushort', channels: 3 }],
    ['grey of 16 bits', { colours: 0, depth: 16 }, { depth: 'ushort', channels: 1 }],
    ['grey', { colours: 0 }, { depth: 'uchar', channels: 1 }],
    ['black and white', { colours: 0, depth: 1 }, { depth: 'uchar', channels: 1 }],
    ['grey and alpha', { colours: 4 }, { depth: 'uchar', channels: 2 }],
    ['colours and alpha', { colours: 6 }, { depth: 'uchar', channels: 4 }],
  ] as const)('keeps its pixels: %s', async (_, look, expected) => {
    const content = png({ width: 16, height: 4, ...look });
    const read = await roundTrip(content);
    expect(await sharp(read).metadata()).toMatchObject(expected);
    const pixels = (picture: Buffer) => sharp(picture).raw({ depth: expected.depth }).toBuffer();
    expect((await pixels(read)).equals(await pixels(content))).toBe(true);
  });

  it('keeps its palette, with what shines through', async () => {
    const content = png({
      width: 4,
      height: 4,
      colours: 3,
      before: [
        chunk('PLTE', Buffer.from('ff000000ff000000ff', 'hex')),
        chunk('tRNS', Buffer.from([255, 128])),
      ],
      row: (y) => Buffer.from([0, 1, 2, y % 3]),
    });
    const read = await roundTrip(content);
    expect(chunkTypes(read)).toContain('PLTE');
    const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
    expect((await pixels(read)).equals(await pixels(content))).toBe(true);
  });
});

const broken: [name: string, content: () => Buffer | Promise<Buffer>][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a signature alone', () => small.subarray(0, 8)],
  ['a header alone', () => small.subarray(0, 33)],
  ['a picture without its last chunk', () => small.subarray(0, -12)],
  ['a picture that ends half-way', () => noisy.subarray(0, noisy.length >> 1)],
  [
    'a picture whose pixels end half-way',
    () => assemble({ width: 64, height: 64 }, noisyPixels.subarray(0, noisyPixels.length >> 1)),
  ],
  ['a picture of no width', () => assemble({ width: 0, height: 2 }, Buffer.alloc(0))],
  ['pixels that are none', () => assemble({ width: 8, height: 8 }, Buffer.from('garbage'))],
  ['a JPEG that is named as a PNG', () => sharp(small).jpeg().toBuffer()],
  ['a WebP that is named as a PNG', () => sharp(small).webp().toBuffer()],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a page behind a signature',
    () => Buffer.concat([small.subarray(0, 8), Buffer.from('<html>'.repeat(20))]),
  ],
];
const noisy = png({
  width: 64,
  height: 64,
  row: (y) => Buffer.from(Array.from({ length: 192 }, (_, x) => (x * y * 7919) % 251)),
});
const noisyPixels = noisy.subarray(41, -16);

describe('what is no picture', () => {
  it.each(broken)('is refused and leaves nothing behind: %s', async (_, content) => {
    const before = { rows: await rowCount(), files: stored().length };
    const answer = await send({ content: await content() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'picture_invalid' });
    expect({ rows: await rowCount(), files: stored().length }).toEqual(before);
  });

  const forms: [name: string, parts: Part[]][] = [
    ['an empty form', []],
    ['another field', [{ field: 'picture', content: small }]],
    ['a text instead of a file', [{ name: null, content: 'text' }]],
    ['a text beside the file', [{ content: small }, { field: 'note', name: null, content: 'text' }]],
    ['two files', [{ content: small }, { content: small }]],
  ];
  it.each(forms)('is refused as a form: %s', async (_, parts) => {
    const answer = await app.send({ method: 'POST', url: '/files', bearer: landlord.bearer, ...form(parts) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('is refused as a form that is none', async () => {
    const post = (type: string, payload: string) =>
      app.send({
        method: 'POST',
        url: '/files',
        bearer: landlord.bearer,
        payload,
        headers: { 'content-type': type },
      });
    expect((await post('application/json', '{}')).statusCode).toBe(415);
    expect((await post('image/png', 'x')).statusCode).toBe(415);
    expect((await post('multipart/form-data', 'x')).statusCode).toBe(400);
    expect((await post('multipart/form-data; boundary=b', '--b\r\ncut')).statusCode).toBe(400);
    expect((await post(`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x')).statusCode).toBe(400);
    const cut =
      form([{ content: small }])
        .payload?.toString('latin1')
        .slice(0, -60) ?? '';
    const type = 'multipart/form-data; boundary=tilava-test-boundary';
    expect((await post(type, cut)).statusCode).toBe(400);
  });
});

describe('a picture that is too large', () => {
  it.each([
    [pictureLimits.size - 1, 201],
    [pictureLimits.size, 201],
    [pictureLimits.size + 1, 413],
  ])('is refused by its bytes: %i', async (size, status) => {
    const content = Buffer.concat([small, Buffer.alloc(size - small.length)]);
    const answer = await send({ content });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    [10_000, 4_999, 201],
    [10_000, 5_000, 201],
    [10_000, 5_001, 413],
  ])('is refused by its pixels: %i x %i', async (width, height, status) => {
    const answer = await send({ content: await ofOneBit(width, height) });
    expect(answer.statusCode).toBe(status);
  });

  it('is refused by its header, before it can take memory', async () => {
    const bomb = await ofOneBit(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ content: bomb })));
    const growth = process.memoryUsage().rss - before;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(413));
    expect(answers[0]?.json()).toMatchObject({ code: 'payload_too_large' });
    expect(growth).toBeLessThan(60 * 1024 * 1024);
  });
});

/** White, and a thousandth of its size while it is compressed. */
async function ofOneBit(width: number, height: number): Promise<Buffer> {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(Math.ceil(width / 8), 0xff)]);
  const rows = Readable.from(
    (function* repeat() {
      for (let y = 0; y < height; y += 1) yield row;
    })(),
  );
  return assemble({ width, height, depth: 1, colours: 0 }, await buffer(rows.pipe(createDeflate())));
}

describe('an upload', () => {
  it('is for whoever is logged in', async () => {
    expect((await upload(app, { content: small })).statusCode).toBe(401);
    expect((await upload(app, { content: small, bearer: tenant.bearer })).statusCode).toBe(201);
  });

  it('that is sent twice is done once, and leaves no second file', async () => {
    const key = 'upload-that-comes-twice';
    const first = (await send({ content: small, key })).json<FileRecord>();
    const before = { rows: await rowCount(), files: stored().length };
    expect((await send({ content: small, key })).json()).toEqual(first);
    expect({ rows: await rowCount(), files: stored().length }).toEqual(before);
    const other = await send({ content: png({ width: 5, height: 5 }), key });
    expect(other.statusCode).toBe(422);
    expect({ rows: await rowCount(), files: stored().length }).toEqual(before);
  });
});

describe('an admin', () => {
  it('gives a user a profile picture, and the former one goes', async () => {
    const url = `/files/user/${tenant.userId}`;
    const userNow = async () => {
      const answer = await app.send({ method: 'GET', url: `/user/${tenant.userId}`, bearer: admin.bearer });
      return answer.json<components['schemas']['User']>();
    };
    const first = await uploaded(app, admin.bearer, url);
    expect((await userNow()).file).toEqual(first);
    await app.send({ method: 'GET', url: `/files/${first.key}?width=160` });
    const second = await uploaded(app, admin.bearer, url);
    expect((await userNow()).file).toEqual(second);
    expect((await app.send({ method: 'GET', url: `/files/${first.key}` })).statusCode).toBe(404);
    expect((await app.send({ method: 'GET', url: `/files/${first.key}?width=160` })).statusCode).toBe(404);
    expect(stored().filter((name) => name.startsWith(first.key))).toEqual([]);
    const actions = await app.database.queries.select().from(auditLog);
    expect(actions.filter(({ action }) => action === 'uploadUserPicture')).toHaveLength(2);
  });

  it('adds pictures behind the others of a residence', async () => {
    const created = await app.send({
      method: 'POST',
      url: '/residence',
      bearer: landlord.bearer,
      body: { houseType: 'office', file: [await uploaded(app, landlord.bearer)] },
    });
    const { id } = created.json<{ id: string }>();
    const record = await uploaded(app, admin.bearer, `/files/residence/${id}?surround=true`);
    expect(record.surround).toBe(true);
    const rows = await app.database.queries.select().from(files);
    expect(rows.find((row) => row.id === record.id)).toMatchObject({
      residenceId: id,
      userId: landlord.userId,
      position: 1,
    });
  });
});
