import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../src/backup/archive.ts';
import { lockFolder } from '../../src/db/folderLock.ts';
import { addressOf, askPostgres, makePostgres, type PostgresServer } from '../support/postgresServer.ts';
import { runCli } from '../support/runCli.ts';

const pictures = { 'a.png': 'a picture', 'b_360.png': 'a panorama', 'b_360.w320.webp': 'a smaller one' };

let folder: string;
let postgres: PostgresServer;
/** Of the demo data in an embedded store, with pictures. */
let original: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tilava-cli-'));
  postgres = makePostgres();
  await postgres.start();
  const store = embedded('demo');
  expect(await runCli(['demo', 'seed'], store)).toMatchObject({ status: 0, errors: '' });
  addPictures('demo');
  original = join(folder, 'original.tar.gz');
  expect(await runCli(['backup', original], store)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/ rows of \d+ tables, and 3 files\.\n$/),
  });
}, 120_000);
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const embedded = (name: string) => ({ TILAVA_DATA_DIR: join(folder, name) });

function addPictures(name: string): void {
  const place = join(folder, name, 'files/production');
  mkdirSync(place, { recursive: true });
  for (const [picture, content] of Object.entries(pictures)) writeFileSync(join(place, picture), content);
}

async function onPostgres(name: string): Promise<Record<string, string>> {
  await askPostgres(postgres.socket, `create database ${name}`);
  return { ...embedded(name), DATABASE_URL: addressOf(postgres.socket, name) };
}

/** Everything in a backup but what it says of itself. */
async function contentOf(path: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const entry of readArchive(path)) {
    if (entry.name !== 'manifest.json') content[entry.name] = entry.content.toString();
  }
  return content;
}

/** A backup with one of its entries changed. */
async function changed(name: string, change: (manifest: string) => string): Promise<string> {
  const path = join(folder, name);
  await writeArchive(path, async (add) => {
    for await (const { name: entry, content } of readArchive(original)) {
      await add(entry, entry === 'manifest.json' ? Buffer.from(change(content.toString())) : content);
    }
  });
  return path;
}

describe('a backup', () => {
  it('goes from the embedded database into PostgreSQL and back, with the same rows and files', async () => {
    const server = await onPostgres('there');
    expect(await runCli(['restore', original], server)).toMatchObject({ status: 0, errors: '' });
    const there = join(folder, 'there.tar.gz');
    expect(await runCli(['backup', there], server)).toMatchObject({ status: 0 });

    const back = embedded('back');
    expect(await runCli(['restore', there], back)).toMatchObject({ status: 0 });
    const again = join(folder, 'again.tar.gz');
    expect(await runCli(['backup', again], back)).toMatchObject({ status: 0 });

    const content = await contentOf(original);
    expect(Object.keys(content)).toContain('tables/announcements/1.jsonl');
    expect(await contentOf(there)).toEqual(content);
    expect(await contentOf(again)).toEqual(content);
    for (const [picture, text] of Object.entries(pictures)) {
      expect(readFileSync(join(folder, 'back/files/production', picture), 'utf8')).toBe(text);
    }
  });

  it('can be read by its owner only, and is not overwritten unless asked', async () => {
    expect(statSync(original).mode & 0o777).toBe(0o600);
    const refused = await runCli(['backup', original], embedded('demo'));
    expect(refused).toMatchObject({
      status: 1,
      errors: `error: ${original} is there; --force overwrites it\n`,
    });
  });

  it('is not restored over what a store holds, unless asked; then it replaces it', async () => {
    const store = embedded('full');
    expect(await runCli(['restore', original], store)).toMatchObject({ status: 0 });
    writeFileSync(join(folder, 'full/files/production/later.png'), 'made later');
    const refused = await runCli(['restore', original], store);
    expect(refused).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^error: The store is not empty.*\n$/),
    });
    expect(await runCli(['restore', original, '--force'], store)).toMatchObject({ status: 0 });
    const after = join(folder, 'full.tar.gz');
    await runCli(['backup', after], store);
    expect(await contentOf(after)).toEqual(await contentOf(original));
  });

  it('is refused where it is damaged, cut off, newer or none, and leaves the store as it is', async () => {
    const store = embedded('untouched');
    const bytes = readFileSync(original);
    const write = (name: string, content: Uint8Array) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const flipped = Uint8Array.from(bytes, (byte, index) =>
      index === Math.floor(bytes.length / 2) ? byte ^ 1 : byte,
    );
    const newer = (manifest: string) => manifest.replace(/"newest": \d+/, '"newest": 99999999999999');
    const files: readonly (readonly [string, RegExp])[] = [
      [write('flipped.tar.gz', flipped), /cannot be read as a backup|is damaged/],
      [
        write('cut.tar.gz', bytes.subarray(0, bytes.length - 300)),
        /cannot be read as a backup|end is missing/,
      ],
      [write('none.tar.gz', Buffer.from('no backup')), /cannot be read as a backup/],
      [await changed('newer.tar.gz', newer), /use a newer version/],
      [
        await changed('other.tar.gz', (text) => text.replace('tilava', 'other')),
        /no backup that this version/,
      ],
      [join(folder, 'missing.tar.gz'), /is not there/],
    ];
    for (const [path, reason] of files) {
      const { status, errors } = await runCli(['restore', path], store);
      expect(status, path).toBe(1);
      expect(errors, path).toMatch(reason);
      expect(errors.trim().split('\n'), path).toHaveLength(1);
    }
    expect(await runCli(['restore', original], store)).toMatchObject({ status: 0 });
  }, 120_000);
});

describe('the command line', () => {
  it('helps everywhere', async () => {
    for (const words of [[], ['demo'], ['demo', 'seed'], ['migrate'], ['backup'], ['restore']]) {
      const { status, output } = await runCli([...words, '--help']);
      expect(status).toBe(0);
      expect(output).toMatch(/^Usage: pnpm api/);
    }
  });

  it('tells wrong usage from what could not be done', async () => {
    expect(await runCli(['nonsense'])).toMatchObject({
      status: 2,
      errors: expect.stringContaining('nonsense'),
    });
    expect(await runCli(['backup'])).toMatchObject({ status: 2, errors: expect.stringContaining('file') });
    expect(await runCli(['migrate'], { PORT: 'abc' })).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/PORT/),
    });
  });

  it('refuses in one line while another process has the data folder', async () => {
    const store = embedded('taken');
    const lock = lockFolder(store.TILAVA_DATA_DIR);
    const { status, errors } = await runCli(['migrate'], store);
    lock.release();
    expect(status).toBe(1);
    expect(errors).toBe(`error: The data folder ${store.TILAVA_DATA_DIR} is in use by another process\n`);
    expect(await runCli(['migrate'], store)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/at migration \d+/),
    });
  });

  it('makes demo data in an empty embedded store only', async () => {
    expect(await runCli(['demo', 'seed'], embedded('demo'))).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^error: The store holds users.*\n$/),
    });
    const elsewhere = { ...embedded('none'), DATABASE_URL: 'postgres://elsewhere/tilava' };
    expect(await runCli(['demo', 'seed'], elsewhere)).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^error: TILAVA_DEMO=1 is refused.*\n$/),
    });
  });
});
