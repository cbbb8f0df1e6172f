import { Agent } from 'node:https';
import { demoPassword } from '../../src/demo/seedDemo.ts';
import { premises } from './premises.ts';
import type { Nginx } from './nginx.ts';
import { askThrough, postThrough, type ProxiedAnswer, type ProxiedRequest } from './throughNginx.ts';

/** What lanes have seen so far. */
interface Seen {
  /** Writes whose reader found them at once. */
  checks: number;
  /** Requests that were answered as they should be. */
  answered: number;
  /** Writes that were answered 503, and sent again until they were acknowledged. */
  repeated: number;
  /** Reads that were answered 503. */
  refusedReads: number;
  /** Whatever must never be: another status, a connection that broke, a read without one's own write. */
  readonly faults: string[];
  /** Rejects with the first of them. */
  readonly broken: Promise<never>;
  fault(what: string): void;
  /** Announcements that were acknowledged. */
  readonly announcements: string[];
  /** The last description of each need that was acknowledged. */
  readonly descriptions: Map<string, string>;
  /** When a write was acknowledged last, by `performance.now()`. */
  lastWrite: number;
}

/** Nothing yet. */
export function nothingSeen(): Seen {
  const first = Promise.withResolvers<never>();
  // Whoever waits for it is told; it may be nobody yet.
  first.promise.catch(() => undefined);
  const faults: string[] = [];
  return {
    broken: first.promise,
    fault(what) {
      faults.push(what);
      first.reject(new Error(what));
    },
    faults,
    checks: 0,
    answered: 0,
    repeated: 0,
    refusedReads: 0,
    announcements: [],
    descriptions: new Map(),
    lastWrite: 0,
  };
}

type Answer = ProxiedAnswer | null;

/** Somebody who is logged in, and asks through nginx. */
interface Lane {
  /** Writes, reads what was written, and does so again until the signal. */
  run(signal: AbortSignal): Promise<void>;
}

/** Logs somebody in through nginx, who then repeats writes that are refused for now, as the SDK does. */
async function visitor(nginx: Nginx, email: string, seen: Seen) {
  const agent = new Agent({ keepAlive: true });
  const answer = await postThrough(nginx, '/api/v1/bearers', { email, password: demoPassword });
  const { bearer, user } = JSON.parse(answer.body) as {
    readonly bearer: string;
    readonly user: { readonly id: string; readonly properties: readonly string[] };
  };
  const ask = async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const keyed = key === undefined ? {} : { 'idempotency-key': key };
    const headers = { authorization: `Bearer ${bearer}`, ...content, ...keyed };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const asked: ProxiedRequest = { method, path: `/api/v1${path}`, headers, agent, ...sent };
    try {
      const got = await askThrough(nginx, asked);
      if (got.status < 300) seen.answered += 1;
      else if (got.status !== 503 || got.headers['retry-after'] === undefined) {
        seen.fault(`${method} ${path}: ${got.status} ${got.body}`);
      }
      return got;
    } catch (error) {
      seen.fault(`${method} ${path}: ${String(error)}`);
      return null;
    }
  };
  const write = async (signal: AbortSignal, ...request: Parameters<typeof ask>): Promise<Answer> => {
    for (;;) {
      const got = await ask(...request);
      if (got === null) return null;
      if (got.status !== 503) {
        if (got.status < 300) seen.lastWrite = performance.now();
        return got;
      }
      seen.repeated += 1;
      if (signal.aborted) return null;
    }
  };
  const read = async (...request: Parameters<typeof ask>): Promise<Answer> => {
    const got = await ask(...request);
    if (got?.status === 503) seen.refusedReads += 1;
    return got;
  };
  /** With a key, as the SDK creates. */
  const create = (signal: AbortSignal, path: string, body: object): Promise<Answer> =>
    write(signal, 'POST', path, body, crypto.randomUUID());
  return { user, write, create, read, end: () => agent.destroy() };
}

/** A tenant who changes what they seek, and looks at it. */
export async function tenantLane(nginx: Nginx, email: string, seen: Seen): Promise<Lane> {
  const { user, write, read, end } = await visitor(nginx, email, seen);
  const path = `/properties/${user.properties[0]}`;
  return {
    async run(signal) {
      while (!signal.aborted) {
        const description = crypto.randomUUID();
        const written = await write(signal, 'PATCH', path, { description });
        if (written?.status !== 200) continue;
        seen.descriptions.set(user.properties[0] ?? '', description);
        const found = await read('GET', path);
        if (found?.status !== 200) continue;
        const shown = (JSON.parse(found.body) as { readonly description?: string }).description;
        if (shown === description) seen.checks += 1;
        else seen.fault(`${path}: ${description} was written, and ${shown} was read`);
      }
      end();
    },
  };
}

/** A landlord who publishes one announcement after the other, and looks at it. */
export async function landlordLane(nginx: Nginx, email: string, seen: Seen): Promise<Lane> {
  const { user, create, read, end } = await visitor(nginx, email, seen);
  const idOf = ({ body }: ProxiedAnswer) => (JSON.parse(body) as { readonly id: string }).id;
  return {
    async run(signal) {
      while (!signal.aborted) {
        const made = await create(signal, '/residence', { houseType: 'office', file: [] });
        if (made?.status !== 201) continue;
        const shown = await create(signal, `/announcement/residence/${idOf(made)}`, premises);
        if (shown?.status !== 201) continue;
        const path = `/announcement/${idOf(shown)}`;
        seen.announcements.push(idOf(shown));
        const found = await read('GET', path);
        // It was refused for now; what is wrong otherwise has been told.
        if (found?.status !== 200) continue;
        seen.checks += 1;
        await read('GET', '/bearers');
        await read('GET', `/user/${user.id}`);
      }
      end();
    },
  };
}
