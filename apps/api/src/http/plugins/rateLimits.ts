import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RateCounts } from '../../db/rateCounts.ts';
import { type OperationId, operationOfRoute } from '../operations.ts';
import { tooManyAttempts } from '../problems.ts';

interface RateLimit {
  readonly calls: number;
  /** In milliseconds. */
  readonly within: number;
}

export type RateLimits = { readonly [Id in OperationId]?: RateLimit };

const minute = 60_000;
const hour = 60 * minute;

/** Calls from one address (IPv6: one /64); logging in counts failures instead, in the database. */
export const defaultRateLimits: RateLimits = {
  listPlaces: { calls: 120, within: minute },
  getNearestPlace: { calls: 120, within: minute },
  getPlace: { calls: 120, within: minute },
  getFile: { calls: 600, within: minute },
  uploadFile: { calls: 100, within: 10 * minute },
  uploadAttachment: { calls: 100, within: 10 * minute },
  uploadDocument: { calls: 100, within: 10 * minute },
  // Against load: each scores the needs around a listing twice.
  simulateListing: { calls: 120, within: minute },
  createUser: { calls: 10, within: hour },
  sendPasswordReset: { calls: 10, within: hour },
  verifyUser: { calls: 30, within: hour },
  sendVerificationMail: { calls: 30, within: hour },
  createInvitation: { calls: 60, within: hour },
  // A company's colleagues may share an address.
  getInvitation: { calls: 120, within: hour },
  createMember: { calls: 60, within: hour },
  createSubscription: { calls: 10, within: hour },
  verifySubscription: { calls: 10, within: hour },
  // Against load, not against guesses: a code has 256 bits, and the readers of one company may share an address.
  createUnsubscription: { calls: 120, within: minute },
};

/** An admin, who adds users, is known by then and is not counted. */
export async function limitRates(
  server: FastifyInstance,
  limits: RateLimits,
  counts: RateCounts,
): Promise<void> {
  server.addHook('onRoute', (route) => {
    const operation = operationOfRoute(route);
    const limit = operation === null ? undefined : limits[operation];
    if (limit === undefined) return;
    route.config = { ...route.config, rateLimit: { max: limit.calls, timeWindow: limit.within } };
  });
  server.addHook('onSend', async (request, reply) => tellLimit(limits, request, reply));
  await server.register(rateLimit, {
    global: false,
    store: countedRates(counts),
    ipv6Subnet: 64,
    // After the bearer is known, and before the body is read.
    hook: 'preParsing',
    allowList: (request) => request.caller?.isAdmin === true,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(ttl),
  });
}

/** The library's headers as those of draft-ietf-httpapi-ratelimit-headers. */
function tellLimit(limits: RateLimits, { routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const operation = operationOfRoute(routeOptions);
  const limit = operation === null ? undefined : limits[operation];
  const remaining = reply.getHeader('x-ratelimit-remaining');
  const reset = reply.getHeader('x-ratelimit-reset');
  if (limit === undefined || remaining === undefined || reset === undefined) return;
  reply.header('ratelimit-policy', `"${operation}";q=${limit.calls};w=${limit.within / 1_000}`);
  reply.header('ratelimit', `"${operation}";r=${String(remaining)};t=${String(reset)}`);
  for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${name}`);
}

/** A store for `@fastify/rate-limit` that counts by `counts`; addresses are not kept as they are. */
function countedRates(counts: RateCounts): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
  return class CountedRates implements FastifyRateLimitStore {
    readonly #operation: string;

    constructor(_options: FastifyRateLimitOptions, operation = '') {
      this.#operation = operation;
    }

    incr(...[address, answer, within]: Parameters<FastifyRateLimitStore['incr']>): void {
      const hash = createHash('sha256').update(address).digest('base64url');
      counts.count(`${this.#operation} ${hash}`, within).then(
        ({ calls, endsIn }) => answer(null, { current: calls, ttl: endsIn }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      // The library says so, and its types do not.
      const { routeInfo = {} } = options as { readonly routeInfo?: Pick<RouteOptions, 'schema'> };
      return new CountedRates({}, operationOfRoute(routeInfo) ?? '');
    }
  };
}
