import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import { operationOf } from '../operations.ts';
import { mayWatch } from './health.ts';
import { notFound } from '../problems.ts';
import type { IndexState } from '../../matching/index/matchIndex.ts';
import { readVersion } from '../../version.ts';

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

const refusals = ['rate_limit', 'load', 'size', 'disk', 'malformed'] as const;

/** Measures how long requests take, and counts those that were refused to protect the server, or given up. */
function measureRequests(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by operation of the contract (or route), method and status.',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused, by reason: rate_limit, load, size, disk or malformed.',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of refusals) refused.inc({ reason }, 0);
  server.addHook('onResponse', async (request, reply) => {
    if (isStream(request)) return;
    const { method, refusal } = request;
    const labels = { operation: operationOf(request), method, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
    if (refusal !== null) refused.inc({ reason: refusal });
  });
  // What is no HTTP never becomes a request that a hook could see.
  server.server.on('clientError', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') refused.inc({ reason: 'malformed' });
  });
  server.server.on('connect', () => refused.inc({ reason: 'malformed' }));
  const abandoned = new Counter({
    name: 'http_requests_abandoned_total',
    help: 'Requests whose sender hung up before the answer.',
    registers: [registry],
  });
  server.addHook('onRequestAbort', async (request) => {
    if (!isStream(request)) abandoned.inc();
  });
}

/** A stream lasts for as long as its reader wants it to. */
const isStream = (request: FastifyRequest): boolean => operationOf(request) === 'streamEvents';

/** Shows whether the database answers, what waits in it, and how its connections are used. */
function measureDatabase(registry: Registry, database: DatabaseCheck): void {
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
  if (database.connections() === null) return;
  measureReads(registry, database);
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL: total and idle ones, and the requests that are waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections() ?? {}))
        connections.set({ state }, count);
    },
  });
}

function measureReads(registry: Registry, database: DatabaseCheck): void {
  if (database.readServers().length === 0) return;
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Requests that only read, by the server that they first read from.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      reads.reset();
      for (const each of database.readServers()) reads.inc({ server: each.server }, each.reads);
    },
  });
  const serves = new Gauge({
    name: 'database_serves_reads',
    help: '1 where reads are sent to the server now, 0 where it has failed or is behind.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      for (const each of database.readServers()) serves.set({ server: each.server }, each.serves ? 1 : 0);
    },
  });
}

function measureMatchIndex(registry: Registry, state: () => IndexState): void {
  const ready = new Gauge({
    name: 'match_index_ready',
    help: '1 where matches are answered from the index in this process, 0 where the database answers.',
    registers: [registry],
    collect() {
      ready.set(state().isReady ? 1 : 0);
    },
  });
  const rows = new Gauge({
    name: 'match_index_rows',
    help: 'What the index holds: public announcements, and needs by which tenants are found.',
    labelNames: ['side'],
    registers: [registry],
    collect() {
      for (const [side, count] of Object.entries(state().rows)) rows.set({ side }, count);
    },
  });
  const bytes = new Gauge({
    name: 'match_index_bytes',
    help: 'Memory that the index takes; MATCH_INDEX_MEGABYTES limits it.',
    registers: [registry],
    collect() {
      bytes.set(state().bytes);
    },
  });
}
