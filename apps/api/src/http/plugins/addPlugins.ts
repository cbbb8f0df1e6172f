import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import type { ServerConfig } from '../../config.ts';
import type { DatabaseCheck } from '../../db/databaseCheck.ts';
import type { RateCounts } from '../../db/rateCounts.ts';
import { addApiReference, addProblemList } from './apiReference.ts';
import { compressAnswers } from './compression.ts';
import { type FreeBytes, keepFree } from './freeSpace.ts';
import { addHealth, type ReadinessTimes } from './health.ts';
import { addMetrics } from './metrics.ts';
import { limitRates, type RateLimit, type RateLimits } from './rateLimits.ts';
import { methodNotAllowed, notFound, originRefused, tooBusy } from '../problems.ts';
import type { IndexState } from '../../matching/index/matchIndex.ts';

export interface PluginParts {
  readonly config: ServerConfig;
  readonly database: DatabaseCheck;
  readonly matchIndex: () => IndexState;
  readonly rateLimits: RateLimits;
  /** For all calls of one caller together; null for no limit. */
  readonly apiLimit: RateLimit | null;
  /** Counts for all processes; null where this one counts by itself. */
  readonly rateCounts: RateCounts;
  readonly freeBytes: FreeBytes;
  /** Milliseconds that the event loop may lag; 0 for any. */
  readonly lag: number;
  readonly readinessTimes?: ReadinessTimes;
}

/** Adds all of it; to be called before the contract is mounted, whose routes are limited. */
export async function addPlugins(server: FastifyInstance, parts: PluginParts): Promise<void> {
  const { config, database } = parts;
  await shedLoad(server, parts.lag);
  await allowOrigins(server, config.corsOrigins);
  await compressAnswers(server);
  addMetrics(server, database, parts.matchIndex, config.metricsToken);
  addHealth(server, database, config.metricsToken, parts.readinessTimes);
  await limitRates(server, parts.rateLimits, parts.rateCounts, parts.apiLimit);
  keepFree(server, config, parts.freeBytes);
  addApiReference(server, config.publicUrl);
  addProblemList(server);
}

/** Lets pages of other origins, and only of these, call the API; bearers are sent by hand, so no cookies go along. */
async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
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
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'x-tilava-client',
    ],
    exposedHeaders: [
      'ETag',
      'Link',
      'Location',
      'X-Request-Id',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
      'WWW-Authenticate',
    ],
    maxAge: 86_400,
  });
}

/** Watching has to go on when the server is busiest. */
const alwaysAnswered: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/** Milliseconds between two looks. */
const sampleInterval = 500;

/** Refuses requests while the event loop lags by more than `lag` ms on average over a look; 0 refuses none. */
async function shedLoad(server: FastifyInstance, lag: number): Promise<void> {
  if (lag === 0) return;
  const isLasting = lastingLonger(sampleInterval);
  await server.register(underPressure, {
    maxEventLoopDelay: lag,
    sampleInterval,
    pressureHandler: async ({ routeOptions }) => {
      if (isLasting() && !alwaysAnswered.includes(routeOptions.url)) throw tooBusy();
    },
  });
}

/** Ignores a single stall, such as the start, which the library takes for load although it is over. */
function lastingLonger(milliseconds: number): () => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let seenAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - seenAt > 2 * milliseconds) since = now;
    seenAt = now;
    return now - since > milliseconds;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    methodsOfPath(): readonly string[];
  }
}

/** Remembers what methods each path has; to be called before any route is added. */
export function knowMethods(server: FastifyInstance, maxParamLength: number): void {
  const router = findMyWay({ maxParamLength });
  const methods = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    // What takes every path says nothing of one.
    if (url.endsWith('*')) return;
    for (const name of [method].flat()) {
      methods.add(name);
      if (!router.hasRoute(name as findMyWay.HTTPMethod, url)) {
        router.on(name as findMyWay.HTTPMethod, url, () => {});
      }
    }
  });
  server.decorateRequest('methodsOfPath', function () {
    return [...methods].filter(
      (name) => router.find(name as findMyWay.HTTPMethod, this.url.split('?')[0] ?? '') !== null,
    );
  });
}

/** Refuses a method that a path has not, by naming those that it has; 404 where it has none. */
export const otherMethod = (allowed: readonly string[]) =>
  allowed.length === 0 ? notFound() : methodNotAllowed(allowed);
