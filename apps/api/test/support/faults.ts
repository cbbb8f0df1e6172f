import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queries } from '../../src/db/database.ts';

/** How the database fails. */
export interface Fault {
  readonly error: Error;
  /** Only statements that write, or any. */
  readonly of: 'writes' | 'statements';
  /** How many statements are done before it fails. */
  readonly spared: number;
}

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

/** A fault of the server's own, which nobody foresaw. */
export const brokenStatement = (): Error => withCode('syntax error at or near "selekt"', '42601');
/** What node says where nobody listens. */
export const databaseGone = (): Error => withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED');
/** What PostgreSQL says where the disk is full. */
export const diskFull = (): Error => withCode('could not extend file: No space left on device', '53100');

interface OpenFault extends Fault {
  done: number;
}

/** The fault of the request that is being answered: requests at the same time, and workers, have none. */
const current = new AsyncLocalStorage<OpenFault>();

/** Does what is to fail; nothing else fails meanwhile. */
export const withFault = <Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> =>
  current.run({ ...fault, done: 0 }, work);

const writes: readonly PropertyKey[] = ['insert', 'update', 'delete'];
const reads: readonly PropertyKey[] = ['select', 'selectDistinct', 'selectDistinctOn', 'execute'];

/** The same database, whose statements fail within `withFault`. */
export const breakable = (database: Database): Database => ({
  kind: database.kind,
  get queries() {
    const fault = current.getStore();
    return fault === undefined ? database.queries : failing(database.queries, fault);
  },
  prepare: (name, build) => {
    const send = database.prepare(name, build);
    return (values) => {
      const fault = current.getStore();
      if (fault === undefined) return send(values);
      return build(failing(database.queries, fault)).prepare(name).execute(values);
    };
  },
  batchLoader: (read) => database.batchLoader(read),
  transaction: (work) => database.transaction(work),
  snapshot: (work) => database.snapshot(work),
  afterCommit: (callback) => database.afterCommit(callback),
  position: database.position,
  reading: (position, work) => database.reading(position, work),
  atPrimary: (work) => database.atPrimary(work),
  listen: (...listening) => database.listen(...listening),
  readServers: () => database.readServers(),
  connections: () => database.connections(),
  close: () => database.close(),
});

function failing(queries: Queries, fault: OpenFault): Queries {
  const counted = fault.of === 'writes' ? writes : [...writes, ...reads];
  return new Proxy(queries, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (counted.includes(name)) {
        if (fault.done >= fault.spared) throw fault.error;
        fault.done += 1;
      }
      return member.bind(target) as unknown;
    },
  });
}
