import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { notFound } from '../problems.ts';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import type { IndexState } from '../../matching/index/matchIndex.ts';
import { readVersion } from '../../version.ts';
import { measureDatabase } from './databaseMetrics.ts';
import { measureMatchIndex } from './matchIndexMetrics.ts';
import { mayWatch } from './mayWatch.ts';
import { measureRequests } from './requestMetrics.ts';

/** Serves `/metrics` in Prometheus' format, to this machine or to who has the token. */
export function addMetrics(
  server: FastifyInstance,
  database: DatabaseCheck,
  matchIndex: () => IndexState,
  token: string | null,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showBuild(registry);
  measureRequests(server, registry);
  measureDatabase(registry, database);
  measureMatchIndex(registry, matchIndex);

  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayWatch(request, token)) throw notFound();
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
