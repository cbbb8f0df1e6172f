import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { operationOf } from '../operationOf.ts';

/** Measures how long requests take, and counts those that the server refused to protect itself. */
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
    help: 'Requests that were refused, by reason: rate_limit, load, size or disk.',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of ['rate_limit', 'load', 'size', 'disk']) refused.inc({ reason }, 0);
  server.addHook('onResponse', async (request, reply) => {
    const { method, refusal } = request;
    const labels = { operation: operationOf(request), method, status: String(reply.statusCode) };
    duration.observe(labels, reply.elapsedTime / 1000);
    if (refusal !== null) refused.inc({ reason: refusal });
  });
}
