import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { notFound } from '../problems.ts';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import { readVersion } from '../../version.ts';
import { measureDatabase } from './databaseMetrics.ts';
import { measureRequests } from './requestMetrics.ts';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** Serves `/metrics` in Prometheus' format, to this machine or to who has the token. */
export function addMetrics(server: FastifyInstance, database: DatabaseCheck, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showBuild(registry);
  measureRequests(server, registry);
  measureDatabase(registry, database);

  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound();
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return registry.metrics();
  });
}

function showBuild(registry: Registry): void {
  const build = new Gauge({
    name: 'tilava_build_info',
    help: '1, with the version of the product and of Node.js.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  build.set({ version: readVersion(), node: process.version }, 1);
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
