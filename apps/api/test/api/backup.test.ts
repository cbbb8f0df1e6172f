import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../src/backup/archive.ts';
import { backup, namesOf } from '../../src/backup/backup.ts';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import type { FileStore } from '../../src/files/fileStore.ts';
import { restore } from '../../src/backup/restore.ts';
import { announcements, bearers, mails, users } from '../../src/db/schema.ts';
import { seedDemo } from '../../src/demo/seedDemo.ts';
import { StartError } from '../../src/startError.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let opened: TestDatabase;
let files: FileStore;
/** The name of an attachment. */
const attachment = `attachment-${'ab'.repeat(16)}`;
/** Of the demo data, two pictures and an attachment. */
let original: string;
const now = new Date('2026-11-21T10:00:00.123Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, folder } = opened;
  files = diskFileStore(join(folder, 'files'));
  await seedDemo(database, now);
  const [someone] = await database.queries.select().from(users).limit(1);
  if (someone === undefined) throw new Error('There are no users');
  const session = { tokenHash: Buffer.from([0, 255, 10, 92]), userId: someone.id, expiresAt: now };
  await database.queries.insert(bearers).values(session);
  const text = 'Line\nbreak, "quotes", \\ and 😀';
  await database.queries
    .insert(mails)
    .values({ id: someone.id, recipient: 'a', subject: 'b', text, html: '', nextAttemptAt: now });
  await files.put('a.png', Buffer.from('a picture'), 'image/png');
  await files.put('b_360.png', Buffer.from('a panorama'), 'image/png');
  await files.put(attachment, Buffer.from('a plan'), 'application/octet-stream');
  original = join(folder, 'original.tar.gz');
  await backup(database, files, original, now);
});
afterAll(async () => {
  await opened.database.close();
  opened.remove();
});

const back = (path: string, force = true) => restore(opened.database, files, path, { force });

async function contentOf(path: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const entry of readArchive(path)) content[entry.name] = entry.content.toString();
  return content;
}

/** What the store holds now. */
async function contentNow(): Promise<Record<string, string>> {
  const path = join(opened.folder, `${crypto.randomUUID()}.tar.gz`);
  await backup(opened.database, files, path, now);
  return contentOf(path);
}

/** A backup with its entries changed. */
async function changed(change: (text: string, name: string) => string): Promise<string> {
  const path = join(opened.folder, `${crypto.randomUUID()}.tar.gz`);
  await writeArchive(path, async (add) => {
    for await (const { name, content } of readArchive(original)) {
      await add(name, Buffer.from(change(content.toString(), name)));
    }
  });
  return path;
}

describe('restoring', () => {
  it('brings every value back, and takes away what came later', async () => {
    const before = await contentOf(original);
    await opened.database.queries.delete(announcements);
    await opened.database.queries.update(users).set({ description: 'changed' });
    await files.put('later.png', Buffer.from('made later'), 'image/png');
    await files.remove(['a.png']);
    const amount = await back(original);
    expect(amount.files).toBe(3);
    expect(await contentNow()).toEqual(before);
    expect(await namesOf(files)).toEqual(['a.png', attachment, 'b_360.png']);
    const [mail] = await opened.database.queries.select().from(mails);
    expect(mail?.text).toBe('Line\nbreak, "quotes", \\ and 😀');
    const [session] = await opened.database.queries.select().from(bearers);
    expect([...(session?.tokenHash ?? [])]).toEqual([0, 255, 10, 92]);
    expect(session?.expiresAt).toEqual(now);
  });

  it('is refused where the store holds anything, unless it is forced', async () => {
    await expect(back(original, false)).rejects.toThrow(/The store isn’t empty/);
    await expect(back(original, true)).resolves.toMatchObject({ files: 3 });
  });

  it('is done wholly or not at all', async () => {
    const before = await contentNow();
    const wrong = await changed((text, name) =>
      name.startsWith('tables/announcements/') ? text.replaceAll(/"size":\d+/g, '"size":null') : text,
    );
    await expect(back(wrong)).rejects.toThrow(/insert into "announcements"/);
    expect(await contentNow()).toEqual(before);
  });

  it('knows renamed columns of an older backup, and leaves those that it lacks to their defaults', async () => {
    const older = await changed((text, name) => {
      if (name === 'manifest.json') {
        return text.replaceAll(/,\s*"shares_contacts"/g, '').replace('"notified_at"', '"told_at"');
      }
      return name.startsWith('tables/users/') ? text.replaceAll(/,"shares_contacts":\w+/g, '') : text;
    });
    expect(await contentOf(older)).not.toEqual(await contentOf(original));
    await back(older);
    expect(await contentNow()).toEqual(await contentOf(original));
  });

  it.each([
    [
      'of a newer version',
      'manifest.json',
      /"newest": \d+/,
      '"newest": 99999999999999',
      /use a newer version/,
    ],
    ['of another product', 'manifest.json', '"tilava"', '"other"', /can’t read the file as a backup/],
    ['with a column that is no more', 'manifest.json', '"password_hash"', '"gone"', /no longer stores/],
  ])('refuses a backup %s', async (_, entry, from, to, reason) => {
    const path = await changed((text, name) => (name === entry ? text.replace(from, to) : text));
    await expect(back(path)).rejects.toThrow(StartError);
    await expect(back(path)).rejects.toThrow(reason);
  });

  it('refuses a file that is damaged, cut off or no backup, and touches nothing', async () => {
    const bytes = readFileSync(original);
    const write = (content: Uint8Array) => {
      const path = join(opened.folder, 'damaged.tar.gz');
      writeFileSync(path, content);
      return path;
    };
    const middle = Math.floor(bytes.length / 2);
    const flipped = bytes.map((byte, index) => (index === middle ? byte ^ 1 : byte));
    for (const content of [
      flipped,
      bytes.subarray(0, -300),
      bytes.subarray(0, 0),
      Buffer.from('no backup'),
    ]) {
      await expect(back(write(content))).rejects.toThrow(StartError);
    }
    const [{ total } = { total: 0 }] = await opened.database.queries.select({ total: count() }).from(users);
    expect(total).toBeGreaterThan(0);
  });

  it('puts no file outside of the store', async () => {
    const path = join(opened.folder, 'outside.tar.gz');
    await writeArchive(path, async (add) => {
      for await (const { name, content } of readArchive(original)) await add(name, content);
      await add('files/../../outside.png', Buffer.from('outside'));
      await add('files/..', Buffer.from('outside'));
    });
    expect(await back(path)).toMatchObject({ files: 3 });
  });
});
