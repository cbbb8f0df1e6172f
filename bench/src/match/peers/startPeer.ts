import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { premisesColumns, type PeerNeed, type PeerPage, type PeerSource } from './peer.ts';

/** What a peer's process says. */
export type PeerReply = 'ready' | TimedPage;

/** A page with how long it took, in the process that made it. */
export interface TimedPage extends PeerPage {
  readonly milliseconds: number;
}

/** A peer that has its data. */
export interface RunningPeer {
  ask(need: PeerNeed): Promise<TimedPage>;
  stop(): Promise<void>;
}

/** What the CSV file has to have. */
export const premisesColumnNames = Object.keys(premisesColumns);

/** Those that there are, with what is said of them. */
export const peerNames = {
  objects: 'objects in memory',
  postgis: 'PostGIS',
  duckdb: 'DuckDB',
} as const;

/**
 * Starts one and waits until it has loaded its data.
 *
 * @throws Error with what it printed where it cannot, such as without an extension that is not installed
 */
export async function startPeer(
  name: keyof typeof peerNames,
  { url, csv }: PeerSource,
): Promise<RunningPeer> {
  const child = fork(join(import.meta.dirname, 'runPeer.ts'), [name, url, csv], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: ['--max-old-space-size=8192'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit');
  const next = async (): Promise<PeerReply> => {
    const message = once(child, 'message').then(([reply]: PeerReply[]) => reply);
    const reply = await Promise.race([message, ended.then(() => undefined)]);
    if (reply === undefined) throw new Error(`${peerNames[name]} ended: ${errors.trim()}`);
    return reply;
  };
  await next();
  return {
    async ask(need) {
      const reply = next();
      child.send(need);
      const page = await reply;
      if (page === 'ready') throw new Error('It was ready before');
      return page;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
