import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { openPostgres } from '../../src/db/openPostgres.ts';
import { files, mails } from '../../src/db/schema.ts';
import { diskFileStore } from '../../src/files/diskFileStore.ts';
import { keyOfName } from '../../src/files/pictureStore.ts';
import { isWaiting } from '../../src/mail/mailStates.ts';
import { pictureSweeper } from '../../src/modules/files/sweeper.ts';
import { fileWriteStore } from '../../src/modules/files/writeStore.ts';
import { startMailServer, type MailServer } from './mailServer.ts';
import { seededPostgres } from './seededPostgres.ts';
import { freePort, spawnServer, untilReady } from './serverProcess.ts';

/** What happens to a server. */
export const serverFaults = ['kill', 'database', 'mail', 'disk'] as const;

/** See `serverFaults`. */
export type ServerFault = (typeof serverFaults)[number];

/** What is there in the end. */
export interface Remains {
  readonly mails: readonly Email[];
  /** Whom mails wait for that could not be sent yet. */
  readonly waiting: readonly string[];
  /** The keys of all pictures. */
  readonly pictures: ReadonlySet<string>;
  /** Files whose picture nobody has. */
  readonly orphans: readonly string[];
  /** Pictures whose file is gone. */
  readonly missing: readonly string[];
}

/** A server with everything that it stands on, each of which may fail. */
export interface FaultyServer {
  readonly port: number;
  /** The faults that can be made here: filling a disk needs one that is small, which root alone can mount. */
  readonly faults: readonly ServerFault[];
  /** Makes a fault; what is returned mends it. */
  readonly fail: (fault: ServerFault) => Promise<() => Promise<void>>;
  /** Stops the server, and looks at what is there. */
  readonly end: () => Promise<Remains>;
}

/** Megabytes of the disk that can be filled. */
const diskSize = 256;

/** Starts PostgreSQL with data like the demo's, a mail server, and a server on a small disk, as others reach it. */
export async function startFaultyServer(publicUrl: string): Promise<FaultyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-faults-'));
  const isSmall = mountSmall(folder);
  const store = await seededPostgres();
  const port = await freePort();
  const taken: Email[] = [];
  let mailServer: MailServer = await startMailServer();
  const mailPort = mailServer.port;
  const stopMail = async () => {
    taken.push(...mailServer.received);
    await mailServer.close();
  };
  const begin = async () => {
    const process = spawnServer(port, folder, {
      DATABASE_URL: store.url,
      SMTP_URL: mailServer.url,
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
    });
    await untilReady(process);
    return process;
  };
  let server = await begin();

  const makings: Record<ServerFault, () => Promise<() => Promise<void>>> = {
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
      return async () => {
        server = await begin();
      };
    },
    async database() {
      await store.postgres.kill();
      return () => store.postgres.start();
    },
    async mail() {
      await stopMail();
      return async () => {
        mailServer = await startMailServer(undefined, mailPort);
      };
    },
    async disk() {
      const filler = join(folder, 'filler');
      fill(filler);
      return async () => rmSync(filler);
    },
  };

  return {
    port,
    faults: serverFaults.filter((fault) => fault !== 'disk' || isSmall),
    fail: (fault) => makings[fault](),
    async end() {
      server.child.kill('SIGTERM');
      await server.ended;
      await stopMail();
      const database = await openPostgres(store.url, (error) => {
        throw error;
      });
      // What nobody can have begun to attach any more is swept away.
      const later = () => new Date(Date.now() + 2 * 24 * 3_600_000);
      const fileStore = diskFileStore(join(folder, 'files'));
      await pictureSweeper(fileWriteStore(database), fileStore, later).sweep();
      const waiting = await database.queries
        .select({ recipient: mails.recipient })
        .from(mails)
        .where(isWaiting);
      const rows = await database.queries.select({ key: files.key }).from(files);
      await database.close();
      await store.postgres.remove();
      const keys = new Set(rows.map(({ key }) => key));
      const names: string[] = [];
      for await (const { name } of fileStore.list()) names.push(name);
      const remains = {
        mails: taken,
        waiting: waiting.map(({ recipient }) => recipient),
        pictures: keys,
        orphans: names.filter((name) => !keys.has(keyOfName(name) ?? '')),
        missing: [...keys].filter((key) => !names.includes(key)),
      };
      if (isSmall) execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
      return remains;
    },
  };
}

/** Whether the folder is a disk of its own now. */
function mountSmall(folder: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(diskSize)}m`, 'tmpfs', folder]);
  mkdirSync(join(folder, 'files'));
  return true;
}

/** Writes until there is no room. */
function fill(path: string): void {
  const megabyte = Buffer.alloc(1_048_576);
  try {
    for (let count = 0; count <= diskSize; count += 1) writeFileSync(path, megabyte, { flag: 'a' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
    throw error;
  }
  throw new Error('The disk took more than it holds');
}
