import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { readMigration } from '../db/migrations.ts';
import type { FileStore } from '../files/fileStore.ts';
import { StartError } from '../startError.ts';
import { checkArchive, readArchive, type ArchiveEntry } from './archive.ts';
import { type Amount, type Manifest, namesOf, readManifest, typeOf } from './backup.ts';
import {
  advanceSequences,
  beginEpoch,
  emptyTables,
  holdsData,
  readTables,
  writeRows,
  type Table,
} from './tables.ts';

interface RestoreOptions {
  readonly force: boolean;
}

/** All rows in one transaction, and files before it ends, so that no row ever refers to a missing file. */
export async function restore(
  database: Database,
  files: FileStore,
  path: string,
  { force }: RestoreOptions,
): Promise<Amount> {
  await checkArchive(path);
  const kept = new Set<string>();
  const amount = await database.transaction(async () => {
    const tables = await readTables(database);
    if (!force && ((await holdsData(database, tables)) || (await namesOf(files)).length > 0)) {
      throw new StartError('The store isn’t empty; use --force to discard what it contains');
    }
    await database.queries.execute(sql`set local timezone to 'UTC'`);
    await emptyTables(database, tables);
    let rows = 0;
    let plan: ReadonlyMap<string, Table> | null = null;
    for await (const entry of readArchive(path)) {
      plan ??= await planOf(database, tables, entry);
      rows += await restoreRows(database, plan, entry);
      const name = await restoreFile(files, entry);
      if (name !== null) kept.add(name);
    }
    if (plan === null) throw new StartError('The backup is empty');
    await advanceSequences(database);
    await beginEpoch(database);
    return { tables: plan.size, rows, files: kept.size };
  });
  await files.remove((await namesOf(files)).filter((name) => !kept.has(name)));
  return amount;
}

/** Which columns are written of which table; the first entry of the backup says which it has. */
async function planOf(
  database: Database,
  tables: readonly Table[],
  { name, content }: ArchiveEntry,
): Promise<ReadonlyMap<string, Table>> {
  if (name !== 'manifest.json')
    throw new StartError('The file isn’t a backup: it doesn’t begin with a manifest');
  const manifest = readManifest(Buffer.from(withCurrentNames(content.toString())));
  await refuseNewer(database, manifest);
  return new Map(
    manifest.tables.map(({ name: table, columns }) => {
      const here = tables.find((candidate) => candidate.name === table);
      const missing = here === undefined ? table : columns.find((column) => !here.columns.includes(column));
      if (missing !== undefined) {
        throw new StartError(
          `The backup contains ${table} (${missing}), which this version no longer stores`,
        );
      }
      return [table, { name: table, columns }];
    }),
  );
}

/** The second migration renamed a column of `alert_matches`. */
const withCurrentNames = (text: string) => text.replaceAll('"told_at"', '"notified_at"');

async function refuseNewer(database: Database, { migration }: Manifest): Promise<void> {
  const own = await readMigration(database.queries);
  if (migration.newest > own.newest) {
    throw new StartError(
      `The backup is at migration ${migration.count}, this version at ${own.count}: use a newer version`,
    );
  }
}

async function restoreRows(
  database: Database,
  plan: ReadonlyMap<string, Table>,
  { name, content }: ArchiveEntry,
): Promise<number> {
  const [, tableName = ''] = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name) ?? [];
  const table = plan.get(tableName);
  if (table === undefined) return 0;
  const text = content.toString();
  const lines = (tableName === 'alert_matches' ? withCurrentNames(text) : text).split('\n');
  await writeRows(database, table, lines);
  return lines.length;
}

async function restoreFile(files: FileStore, { name, content }: ArchiveEntry): Promise<string | null> {
  // A name with a folder in it could lead out of the store.
  const [, fileName] = /^files\/(\w[\w.-]*)$/.exec(name) ?? [];
  if (fileName === undefined) return null;
  await files.put(fileName, content, typeOf(fileName));
  return fileName;
}
