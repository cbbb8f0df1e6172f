/**
 * Generates migrations: of the tables by drizzle-kit, then of what it doesn't know, the triggers and the covering index
 * that hold the columns that criteria of the match read.
 *
 *     pnpm --filter @tilava/api migrations --name sauna
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scoredColumns } from '../src/matching/criteria/criteria.ts';
import { listedColumns } from '../src/matching/scoreSql.ts';

const { values } = parseArgs({
  options: { name: { type: 'string' }, out: { type: 'string', default: 'src/db/migrations' } },
});
const folder = resolve(import.meta.dirname, '..', values.out);

function drizzleKit(...options: readonly string[]): void {
  const cwd = join(import.meta.dirname, '..');
  execFileSync(
    join(cwd, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--dialect=postgresql', '--schema=src/db/schema.ts', `--out=${values.out}`, ...options],
    { cwd, stdio: 'inherit' },
  );
}

const list = (columns: readonly string[], row = ''): string =>
  columns.map((column) => `${row}"${column}"`).join(', ');

/** Fires where a column that criteria read has got another value. */
const trigger = (table: 'announcements' | 'needs', when: string, run: string) => {
  const columns = ['is_active', 'latitude', 'longitude', ...scoredColumns[table]];
  const name = `${table}_updated_for_alerts`;
  return {
    create: `CREATE TRIGGER "${name}" AFTER UPDATE ON "${table}"
FOR EACH ROW WHEN (${when}(
  ${list(columns, 'OLD.')}
) IS DISTINCT FROM (
  ${list(columns, 'NEW.')}
)) EXECUTE FUNCTION "${run}"();`,
    drop: `DROP TRIGGER "${name}" ON "${table}";`,
  };
};

const statements = [
  trigger('announcements', 'NEW."is_active" AND ', 'note_announcement_change'),
  trigger('needs', '', 'note_need_change'),
  {
    create: `CREATE INDEX "announcements_public_cell" ON "announcements" USING btree ("cell") INCLUDE (
  ${list(listedColumns)}
) WHERE "is_active";`,
    drop: 'DROP INDEX "announcements_public_cell";',
  },
];

/** The names in a statement; their order does not matter. */
const namesIn = (statement = ''): string => [...new Set(statement.match(/"\w+"/gu))].toSorted().join();

const migrated = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** The newest statement that begins as the given one does. */
function newest(statement: string): string | undefined {
  const start = migrated.lastIndexOf(statement.split('\n', 1).join());
  return start < 0 ? undefined : migrated.slice(start, migrated.indexOf(';', start));
}

drizzleKit(...(values.name === undefined ? [] : [`--name=${values.name}`]));
const outdated = statements.filter(({ create }) => namesIn(create) !== namesIn(newest(create)));
if (outdated.length === 0) {
  console.log('No changes of match criteria');
} else {
  const before = readdirSync(folder);
  drizzleKit('--custom', `--name=${values.name ?? 'match'}_criteria`);
  const made = readdirSync(folder).filter((name) => name.endsWith('.sql') && !before.includes(name));
  const text = outdated.flatMap(({ drop, create }) => [drop, create]).join('\n--> statement-breakpoint\n');
  for (const name of made) writeFileSync(join(folder, name), `${text}\n`);
}

// The newest snapshot is all that drizzle-kit compares the schema with.
const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, 'meta', name));
