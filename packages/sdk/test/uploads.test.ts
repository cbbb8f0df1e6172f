import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTilava, type UploadProgress } from '../src/index.ts';
import { json, startHostileServer, type HostileServer } from './support/hostileServer.ts';

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
let server: HostileServer;
let folder: string;
const tilava = () => createTilava({ baseUrl: server.baseUrl });

beforeEach(async () => {
  server = await startHostileServer(json(201, { id: '1' }));
  folder = mkdtempSync(join(tmpdir(), 'tilava-upload-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
  await server[Symbol.asyncDispose]();
});

/** The file as the server would read it. */
async function received(): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const [hit] = server.hits;
  const form = await new Response(new Uint8Array(hit?.body ?? []), {
    headers: { 'content-type': String(hit?.headers['content-type']) },
  }).formData();
  expect([...form.keys()]).toEqual(['file']);
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('No file came');
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function* slices(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 64_000) yield bytes.slice(at, at + 64_000);
}

describe('an upload', () => {
  it.each([
    { kind: 'a Blob', file: () => new Blob([bytes]), name: 'picture.png' },
    { kind: 'a File', file: () => new File([bytes], 'hall.png'), name: 'hall.png' },
    { kind: 'bytes', file: () => bytes, name: 'picture.png' },
    { kind: 'an ArrayBuffer', file: () => bytes.slice().buffer, name: 'picture.png' },
    {
      kind: 'an ArrayBuffer of another realm',
      file: () => {
        const foreign = runInNewContext(`new ArrayBuffer(${bytes.length})`) as ArrayBuffer;
        new Uint8Array(foreign).set(bytes);
        return foreign;
      },
      name: 'picture.png',
    },
    { kind: 'a Buffer', file: () => Buffer.from(bytes), name: 'picture.png' },
    { kind: 'a stream', file: () => new Blob([bytes]).stream(), name: 'picture.png' },
    { kind: 'an iterable', file: slices, name: 'picture.png' },
  ])('takes $kind', async ({ file, name }) => {
    await tilava().files.upload({ file: file() });
    expect(await received()).toEqual({ name, type: 'image/png', bytes });
  });

  it.each([
    { kind: 'a File', file: () => new File([bytes], 'plan.pdf', { type: 'text/html' }), name: 'plan.pdf' },
    { kind: 'a stream', file: slices, name: 'attachment' },
  ])('of an attachment leaves the type to its content: $kind', async ({ file, name }) => {
    await tilava().threads.uploadAttachment('1', { file: file() });
    expect(await received()).toEqual({ name, type: 'application/octet-stream', bytes });
    expect(server.hits[0]?.url).toBe('/api/v1/threads/1/attachments');
  });

  it('of a picture by its path says that it is one', async () => {
    await tilava().files.uploadUserPicture('1', { file: bytes });
    expect(await received()).toMatchObject({ name: 'picture.png', type: 'image/png' });
  });

  it('takes a stream of Node', async () => {
    const path = join(folder, 'hall.png');
    writeFileSync(path, bytes);
    await tilava().files.upload({ file: createReadStream(path), name: 'hall.png' }, { surround: true });
    expect(await received()).toEqual({ name: 'hall.png', type: 'image/png', bytes });
    expect(server.hits[0]?.url).toBe('/api/v1/files?surround=true');
  });

  it('keeps a name that would end its place in the form', async () => {
    await tilava().files.upload({ file: slices(), name: 'a"b\r\nc.png' });
    expect(server.hits[0]?.body.toString('latin1')).toContain('filename="a%22b%0D%0Ac.png"');
  });

  it('tells how far a stream has come', async () => {
    const progressEvents: UploadProgress[] = [];
    await tilava().files.upload(
      { file: slices() },
      {},
      { onProgress: (progress) => progressEvents.push(progress) },
    );
    const last = progressEvents.at(-1);
    expect(last?.sent).toBeGreaterThan(bytes.length);
    expect(last?.sent).toBe(last?.total);
    expect(progressEvents.map(({ sent }) => sent)).toEqual(
      progressEvents.map(({ sent }) => sent).toSorted((a, b) => a - b),
    );
  });

  it('fails with what its stream fails with', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield bytes;
      throw new Error('The disk is gone');
    }
    await expect(tilava().files.upload({ file: broken() })).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'The file could not be read',
      cause: new Error('The disk is gone'),
    });
    expect(server.hits).toEqual([]);
  });

  it('refuses what is no file before anything is sent', async () => {
    // @ts-expect-error: what the types do not allow
    await expect(tilava().files.upload({ file: 'hall.png' })).rejects.toMatchObject({ argument: 'file' });
    expect(server.hits).toEqual([]);
  });
});
