import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '../../src/backup/archive.ts';
import { lockFolder } from '../../src/db/openPglite.ts';
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
  await succeed(['demo', 'seed'], embedded('demo'));
  addPictures('demo');
  original = join(folder, 'original.tar.gz');
  await succeed(['backup', original], embedded('demo'));
}, 120_000);
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function succeed(args: readonly string[], variables: Record<string, string>): Promise<void> {
  const { status, errors } = await runCli(args, variables);
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${errors}`);
}

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

describe('a backup', () => {
  it('goes from the embedded database into PostgreSQL and back, with the same rows and files', async () => {
    const server = await onPostgres('there');
    expect(await runCli(['restore', original], server)).toMatchObject({ status: 0, errors: '' });
    const there = join(folder, 'there.tar.gz');
    const { output } = await runCli(['backup', there], server);
    expect(output).toMatch(/ rows of \d+ tables, and 3 files\.\n$/);

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
      errors: `error: ${original} already exists; use --force to overwrite it\n`,
    });
  });

  it('is not restored over what a store holds, unless asked', async () => {
    const store = embedded('demo');
    const refused = await runCli(['restore', original], store);
    expect(refused).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^error: The store isn’t empty.*\n$/),
    });
    expect(await runCli(['restore', original, '--force'], store)).toMatchObject({ status: 0, errors: '' });
  });

  it('that is damaged or not there is refused in one line', async () => {
    const damaged = join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, readFileSync(original).subarray(0, 1_000));
    for (const path of [damaged, join(folder, 'missing.tar.gz')]) {
      const { status, errors } = await runCli(['restore', path], embedded('back'));
      expect(status).toBe(1);
      expect(errors).toMatch(new RegExp(`^error: ${path} .*\n$`));
    }
  });
});

describe('the command line', () => {
  it('helps everywhere', async () => {
    const commands = [[], ['demo', 'seed'], ['backup']];
    const outcomes = await Promise.all(commands.map((args) => runCli([...args, '--help'])));
    for (const { status, output } of outcomes) {
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
      errors: expect.stringMatching(/^error: The store already has users.*\n$/),
    });
    const elsewhere = { ...embedded('none'), DATABASE_URL: 'postgres://elsewhere/tilava' };
    expect(await runCli(['demo', 'seed'], elsewhere)).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/^error: TILAVA_DEMO=1 isn’t allowed.*\n$/),
    });
  });
});
