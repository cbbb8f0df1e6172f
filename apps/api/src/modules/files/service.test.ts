import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { pictureStore, type PictureStore } from '../../files/pictureStore.ts';
import { png } from '../../../test/support/pngs.ts';
import { userColumns } from '../users/toRow.ts';
import { fileWriteService } from './service.ts';
import { fileWriteStore, type FileWriteStore } from './store.ts';

const caller = {
  id: 'landlord',
  userId: 'landlord',
  isLandlord: true,
  isAdmin: false,
  bearer: Buffer.alloc(32),
  bearerExpiresAt: new Date(0),
  position: null,
  mustChangePassword: false,
  membership: null,
  hasColleagues: false,
  key: null,
  isSuspended: false,
};

function memoryStore(): FileStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: (name, content) => Promise.resolve(void kept.set(name, content)),
    open: (name) => {
      const content = kept.get(name);
      return Promise.resolve(content ? { content: Readable.from([content]), size: content.length } : null);
    },
    remove: (names) => Promise.resolve(names.forEach((name) => kept.delete(name))),
    async *list() {
      for (const name of kept.keys()) yield { name, keptAt: new Date(0) };
    },
  };
}

/** A database in which the row cannot be written, and what is in the file store by then. */
function failing(files: ReturnType<typeof memoryStore>, fault = new Error('The row is wrong')) {
  const seen: number[] = [];
  const queries = drizzle.mock();
  const statements: FileWriteStore = {
    ...fileWriteStore(
      makeDatabase({
        kind: 'pglite',
        queries,
        transact: (work) => queries.transaction(work),
        listen: () => () => Promise.resolve(),
        connections: () => null,
        replicas: null,
        close: () => Promise.resolve(),
      }),
    ),
    transaction: (work) => work(),
    countUnattached: () => Promise.resolve(0),
    insert: () => {
      seen.push(files.kept.size);
      return Promise.reject(fault);
    },
  };
  return { seen, statements };
}

const owner = {
  ...userColumns({}),
  id: caller.id,
  email: 'landlord@tilava.example',
  passwordHash: '',
  isLandlord: true,
  isAdmin: false,
  verifiedAt: null,
  fileId: null,
  suspendedUntil: null,
  createdAt: new Date(0),
  version: 1,
};

const lobby = {
  name: 'lobby.png',
  hash: Buffer.alloc(32),
  read: () => Promise.resolve(png({ width: 2, height: 2 })),
};

const serviceOf = (statements: FileWriteStore, pictures: PictureStore) =>
  fileWriteService({
    statements,
    pictures,
    locks: {
      lockCaller: () => Promise.resolve(owner),
      lockOwner: () => Promise.resolve(owner),
      lockOwned: (_caller, _operation, find) =>
        find().then((found) => found ?? Promise.reject(new Error('None'))),
    },
    audit: { record: () => Promise.resolve() },
    clock: () => new Date(0),
  });

it('keeps the file before its row, and throws it away where the row cannot be written', async () => {
  const files = memoryStore();
  const reported: unknown[] = [];
  const { seen, statements } = failing(files);
  const service = serviceOf(
    statements,
    pictureStore(files, (error) => reported.push(error)),
  );
  const file = lobby;
  await expect(service.upload({ caller, file, surround: false, once: (work) => work() })).rejects.toThrow(
    'The row is wrong',
  );
  expect(seen).toEqual([1]);
  expect(files.kept.size).toBe(0);
  expect(reported).toEqual([]);
});

it('tells the first fault where the file cannot be thrown away either', async () => {
  const files = memoryStore();
  const reported: unknown[] = [];
  const stuck = { ...files, remove: () => Promise.reject(new Error('The store is gone too')) };
  const { statements } = failing(files);
  const service = serviceOf(
    statements,
    pictureStore(stuck, (error) => reported.push(error)),
  );
  const file = lobby;
  await expect(service.upload({ caller, file, surround: false, once: (work) => work() })).rejects.toThrow(
    'The row is wrong',
  );
  expect(reported).toHaveLength(1);
});

it.each(['ECONNRESET', '57P01'])(
  'keeps the file where the database is lost, which may have its row: %s',
  async (code) => {
    const files = memoryStore();
    const lost = Object.assign(new Error('The connection is lost'), { code });
    const { statements } = failing(files, lost);
    const service = serviceOf(
      statements,
      pictureStore(files, () => undefined),
    );
    const uploading = service.upload({ caller, file: lobby, surround: false, once: (work) => work() });
    await expect(uploading).rejects.toThrow(lost);
    expect(files.kept.size).toBe(1);
  },
);
