import { sql } from 'drizzle-orm';
import { Schema } from 'effect';
import { writeArchive } from './archive.ts';
import { readRows, readTables, type Table } from './tables.ts';
import type { Database } from '../db/database.ts';
import { type Migration, readMigration } from '../db/migrations.ts';
import { attachmentKeyOf } from '../files/attachmentKey.ts';
import type { FileStore, FileType } from '../files/fileStore.ts';
import { StartError } from '../startError.ts';

export interface Amount {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Writes all rows as of one moment, and all files, into one archive; a server may go on meanwhile. */
export async function backup(database: Database, files: FileStore, path: string, now: Date): Promise<Amount> {
  let amount: Amount = { tables: 0, rows: 0, files: 0 };
  await writeArchive(path, async (add) => {
    // Rows first: a file that is missing by the time its turn comes was deleted since, with its row.
    const rows = await database.transaction(async () => {
      await database.queries.execute(sql`set transaction isolation level repeatable read, read only`);
      await database.queries.execute(sql`set local timezone to 'UTC'`);
      const tables = await readTables(database);
      await add(
        'manifest.json',
        describeBackup({ madeAt: now, migration: await readMigration(database.queries), tables }),
      );
      let count = 0;
      for (const table of tables) {
        let part = 0;
        for await (const lines of readRows(database, table)) {
          part += 1;
          count += lines.length;
          await add(`tables/${table.name}/${part}.jsonl`, Buffer.from(lines.join('\n')));
        }
      }
      amount = { ...amount, tables: tables.length };
      return count;
    });
    let count = 0;
    for (const name of await namesOf(files)) {
      const file = await files.open(name);
      if (file === null) continue;
      const content = await file.content.toArray();
      await add(`files/${name}`, Buffer.concat(content as Uint8Array[]));
      count += 1;
    }
    amount = { ...amount, rows, files: count };
  });
  return amount;
}

export function typeOf(name: string): FileType {
  if (attachmentKeyOf(name) !== null) return 'application/octet-stream';
  if (name.endsWith('.avif')) return 'image/avif';
  return name.endsWith('.webp') ? 'image/webp' : 'image/png';
}

export async function namesOf(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) {
    // What was being written when a process died is no file.
    if (!name.endsWith('.part')) names.push(name);
  }
  return names.toSorted();
}

export interface Manifest {
  readonly migration: Migration;
  readonly tables: readonly Table[];
}

const format = 1;

const Described = Schema.Struct({
  product: Schema.Literal('tilava'),
  format: Schema.Literal(format),
  madeAt: Schema.String,
  migration: Schema.Struct({ count: Schema.Number, newest: Schema.Number }),
  tables: Schema.Array(Schema.Struct({ name: Schema.String, columns: Schema.Array(Schema.String) })),
});

function describeBackup({ madeAt, ...manifest }: Manifest & { readonly madeAt: Date }): Uint8Array {
  const described = { product: 'tilava', format, madeAt: madeAt.toISOString(), ...manifest };
  return Buffer.from(JSON.stringify(described, null, 2));
}

/** @throws StartError where the entry is no manifest, or of a format that this version does not know */
export function readManifest(content: Uint8Array): Manifest {
  try {
    return Schema.decodeUnknownSync(Described)(JSON.parse(Buffer.from(content).toString()));
  } catch (cause) {
    throw new StartError('This version can’t read the file as a backup', { cause });
  }
}
