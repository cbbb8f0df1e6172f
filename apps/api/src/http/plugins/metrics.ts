import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../problems.ts';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import { operationOf } from '../operationOf.ts';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** Serves `/metrics` in Prometheus' format, to this machine or to who has the token. */
export function addMetrics(server: FastifyInstance, database: DatabaseCheck, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addRequestDuration(server, registry);
  addDatabase(registry, database);

  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound();
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

function addRequestDuration(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by operation of the contract (or route), method and status.',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const labels = { operation: operationOf(request), method, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

function addDatabase(registry: Registry, database: DatabaseCheck): void {
  const up = new Gauge({
    name: 'database_up',
    help: '1 where the database answers within a second, else 0.',
    registers: [registry],
    async collect() {
      up.set((await database.answers()) ? 1 : 0);
    },
  });
  const waiting = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are to be sent still; absent while the database does not answer.',
    registers: [registry],
    async collect() {
      waiting.remove();
      if (await database.answers()) waiting.set(await database.waitingMails());
    },
  });
}

/**
 * With a token, only the token opens; without one, only this machine may read. A request that a proxy of this
 * machine passes on comes from elsewhere.
 */
function mayRead(request: FastifyRequest, token: string | null): boolean {
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
