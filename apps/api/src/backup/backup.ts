import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { writeArchive } from './archive.ts';
import { namesOf, type BackupFiles } from './backupFiles.ts';
import { describeBackup } from './manifest.ts';
import { readMigration } from '../db/migrations.ts';
import { readRows, readTables } from './tables.ts';

/** How much a backup or a restoration came to. */
export interface Amount {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes all rows, as they are at one moment, and all files into one archive, whatever the database is. The server
 * may go on meanwhile, where it does not have the data folder to itself.
 */
export async function backup(
  database: Database,
  files: BackupFiles,
  path: string,
  now: Date,
): Promise<Amount> {
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
