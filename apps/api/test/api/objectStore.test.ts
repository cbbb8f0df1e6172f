import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { files } from '../../src/db/schema.ts';
import type { ListedFile } from '../../src/files/fileStore.ts';
import { s3FileStore } from '../../src/files/s3FileStore.ts';
import { acquaint } from '../support/attachments.ts';
import { pdf } from '../support/pdfs.ts';
import { png } from '../support/pngs.ts';
import { startTestApplication, type TestApplication } from '../support/testApplication.ts';
import { upload } from '../support/uploads.ts';

let emulator: S3rver;
let folder: string;
let endpoint: string;

async function startEmulator(port = 0): Promise<string> {
  emulator = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const address = await emulator.run();
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  folder = mkdtempSync(join(tmpdir(), 'tilava-s3-'));
  endpoint = await startEmulator();
});
afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const storeOf = (prefix = 'production/') =>
  s3FileStore({ bucket: 'pictures', endpoint, region: 'eu-north-1', prefix });

async function listed(store: ReturnType<typeof storeOf>): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  for await (const file of store.list()) found.push(file);
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

describe('the object store', () => {
  it('keeps, reads, lists and removes, below its prefix only', async () => {
    const store = storeOf();
    const other = storeOf('staging/');
    await store.put('a', Buffer.from('first'), 'image/png');
    await store.put('a.160.webp', Buffer.from('narrow'), 'image/webp');
    await other.put('b', Buffer.from('elsewhere'), 'image/png');
    const found = await store.open('a');
    expect(found?.size).toBe(5);
    expect(found && (await buffer(found.content)).toString()).toBe('first');
    expect(await store.open('b')).toBeNull();
    const names = await listed(store);
    expect(names.map(({ name }) => name)).toEqual(['a', 'a.160.webp']);
    expect(Math.abs(Date.now() - (names[0]?.keptAt.getTime() ?? 0))).toBeLessThan(60_000);
    await store.remove(['a', 'a.160.webp', 'was-never-there']);
    expect(await listed(store)).toEqual([]);
    expect((await other.open('b'))?.size).toBe(9);
  });

  it('removes more than one call may', async () => {
    const store = storeOf();
    await store.put('last', Buffer.of(1), 'image/png');
    await store.remove([...Array.from({ length: 1_000 }, (_, index) => `none-${index}`), 'last']);
    expect(await store.open('last')).toBeNull();
  });

  it('lists more than one answer holds', async () => {
    // The emulator cannot make continuation tokens on this version of Node.
    const page = (name: string, more: string) =>
      `<ListBucketResult><Contents><Key>production/${name}</Key>` +
      `<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>${more}</ListBucketResult>`;
    const first = page(
      'a',
      '<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>',
    );
    const server = createServer((request, response) => {
      const isNext = request.url?.includes('continuation-token=t');
      response.setHeader('content-type', 'application/xml').end(isNext ? page('b', '') : first);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const paged = { bucket: 'pictures', region: 'eu-north-1', prefix: 'production/' };
    const found = await listed(s3FileStore({ ...paged, endpoint: `http://127.0.0.1:${port}` }));
    server.close();
    expect(found.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('says that it is out of reach', async () => {
    const store = storeOf();
    await emulator.close();
    const gone = { name: 'FileStoreError', reason: 'unavailable' };
    await expect(store.put('a', Buffer.of(1), 'image/png')).rejects.toMatchObject(gone);
    await expect(store.open('a')).rejects.toMatchObject(gone);
    await expect(store.remove(['a'])).rejects.toMatchObject(gone);
    await expect(listed(store)).rejects.toMatchObject(gone);
    await startEmulator(Number(new URL(endpoint).port));
  });
});

describe('the application on an object store', () => {
  let app: TestApplication;
  let bearer: string;
  const content = png({ width: 300, height: 200 });

  beforeAll(async () => {
    app = await startTestApplication({ FILES_S3_BUCKET: 'pictures', FILES_S3_ENDPOINT: endpoint });
    ({ bearer } = await app.logIn('landlord@tilava.example'));
  });
  afterAll(() => app.close());

  it('keeps pictures there and makes them narrower', async () => {
    const { key } = (await upload(app, { bearer, content })).json<{ key: string }>();
    expect((await app.send({ method: 'GET', url: `/files/${key}` })).statusCode).toBe(200);
    const narrow = {
      method: 'GET',
      url: `/files/${key}?width=160`,
      headers: { accept: 'image/webp' },
    } as const;
    expect((await app.send(narrow)).headers['content-type']).toBe('image/webp');
    expect((await app.send(narrow)).headers['content-type']).toBe('image/webp');
    expect((await listed(storeOf())).map(({ name }) => name)).toEqual([key, `${key}.160.webp`]);
  });

  it('keeps attachments there as bytes of no kind that nobody caches', async () => {
    const { tenant, thread } = await acquaint(app, 'stored');
    const sent = { bearer: tenant.bearer, url: `/threads/${thread}/attachments`, content: pdf() };
    const { id } = (await upload(app, { ...sent, name: 'plan.pdf' })).json<{ id: string }>();
    const url = `/attachments/${id}`;
    expect((await app.send({ method: 'GET', url, bearer: tenant.bearer })).rawPayload).toEqual(pdf());
    const name = (await listed(storeOf())).find((file) => file.name.startsWith('attachment-'))?.name;
    const object = await fetch(`${endpoint}/pictures/production/${name ?? ''}`);
    expect(object.headers.get('content-type')).toBe('application/octet-stream');
    expect(object.headers.get('cache-control')).toBe('private, no-store');
    expect((await app.send({ method: 'DELETE', url, bearer: tenant.bearer })).statusCode).toBe(204);
    expect((await listed(storeOf())).some((file) => file.name.startsWith('attachment-'))).toBe(false);
  });

  it('acknowledges nothing while the store is down, and works when it is back', async () => {
    const before = await app.database.queries.select().from(files);
    await emulator.close();
    const refused = await upload(app, { bearer, content });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect((await app.send({ method: 'GET', url: `/files/${'0'.repeat(32)}` })).statusCode).toBe(503);
    expect(await app.database.queries.select().from(files)).toEqual(before);
    await startEmulator(Number(new URL(endpoint).port));
    expect((await upload(app, { bearer, content })).statusCode).toBe(201);
  });
});
