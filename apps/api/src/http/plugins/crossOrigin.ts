import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { otherMethod } from '../otherMethods.ts';
import { originRefused } from '../problems.ts';

/** Lets pages of other origins, and only of these, call the API; bearers are sent by hand, so no cookies go along. */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    // Pictures are loaded without asking for leave, and would be kept from other origins.
    if (request.url.startsWith('/api/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    // The library would answer these by 204 without a word, or by a text.
    const { origin, 'access-control-request-method': method } = request.headers;
    if (origin === undefined || method === undefined) throw otherMethod(request.methodsOfPath());
    if (origins.includes(origin)) return;
    reply.header('vary', 'Origin');
    throw originRefused();
  });
  await server.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'x-tilava-client',
    ],
    exposedHeaders: ['ETag', 'Location', 'X-Request-Id', 'Retry-After', 'WWW-Authenticate'],
    maxAge: 86_400,
  });
}
