import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import { ProblemError } from '../problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that no new requests are wanted, and waits until watchers of `/readyz` can have noticed. */
    prepareToClose(): Promise<void>;
  }
}

/** In milliseconds. */
export interface ReadinessTimes {
  /** Somebody who asked within this time is expected to ask again. */
  readonly watched: number;
  /** How long to wait at the most for them to ask again. */
  readonly notice: number;
}

const defaultTimes: ReadinessTimes = { watched: 30_000, notice: 10_000 };

/** `/healthz`: the process is alive. `/readyz`: the database answers, and the server is not about to close. */
export function addHealth(
  server: FastifyInstance,
  database: DatabaseCheck,
  token: string | null,
  times: ReadinessTimes = defaultTimes,
): void {
  let lastAskedAt = Number.NEGATIVE_INFINITY;
  let isClosing = false;
  let noticed = () => {};

  server.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  server.get('/readyz', { logLevel: 'error' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    lastAskedAt = performance.now();
    if (isClosing) {
      reply.raw.once('finish', noticed);
      throw notReady('The server is shutting down');
    }
    if (!(await database.answers())) throw notReady('The database isn’t responding');
    // Names of servers are for those alone who may read the metrics.
    if (!mayWatch(request, token)) return { status: 'ready' };
    const reads = database.readServers().map(({ server: name, serves }) => ({ server: name, serves }));
    return { status: 'ready', ...(reads.length > 0 && { reads }) };
  });

  server.decorate('prepareToClose', async () => {
    isClosing = true;
    if (performance.now() - lastAskedAt > times.watched) return;
    await new Promise<void>((resolve) => {
      noticed = resolve;
      setTimeout(resolve, times.notice).unref();
    });
  });
}

const notReady = (detail: string) => new ProblemError(503, 'unavailable', detail, { retryAfter: 2 });

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** With a token, its holders; without one, only this machine, and nothing that its proxy passes on. */
export function mayWatch(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const { ip, headers, ips } = request;
  const isPassedOn =
    ips === undefined && (headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']) !== undefined;
  return !isPassedOn && thisMachine.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** Compares without telling by the time how much of it was right. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}
