import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { operationOf } from '../operationOf.ts';

const refusals = ['rate_limit', 'load', 'size', 'disk', 'malformed'] as const;

/** Measures how long requests take, and counts those that were refused to protect the server, or given up. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
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
  server.addHook('onRequestAbort', async (_request) => abandoned.inc());
}
