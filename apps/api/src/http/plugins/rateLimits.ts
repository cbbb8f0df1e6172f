import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RateCounts } from '../../db/rateCounts.ts';
import { type OperationId, operationOfRoute } from '../operations.ts';
import { networkOf } from '../../modules/bearers/attemptLimits.ts';
import { apiRoot } from '../contract.ts';
import { tooManyAttempts } from '../problems.ts';

export interface RateLimit {
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

/** For all calls of one user or key, or of a visitor's address; 0 for no limit. */
export const apiLimitOf = (calls: number): RateLimit | null =>
  calls === 0 ? null : { calls, within: minute };

declare module 'fastify' {
  interface FastifyRequest {
    /** How often its caller has called; null until it is counted. */
    callCount: CallCount | null;
  }
  interface FastifyInstance {
    /** Says in the headers of an answer what limits apply. */
    tellLimits(request: FastifyRequest, reply: FastifyReply): void;
  }
}

/**
 * Limits operations, and all calls of one caller. An admin, who adds users, is known by then and is not counted by
 * operations.
 *
 * @param apiLimit - for all calls together; null for no limit
 */
export async function limitRates(
  server: FastifyInstance,
  limits: RateLimits,
  counts: RateCounts,
  apiLimit: RateLimit | null,
): Promise<void> {
  limitCalls(server, limits, apiLimit);
  server.addHook('onRoute', (route) => {
    const operation = operationOfRoute(route);
    const limit = operation === null ? undefined : limits[operation];
    if (limit === undefined) return;
    route.config = { ...route.config, rateLimit: { max: limit.calls, timeWindow: limit.within } };
  });
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

/** Refuses who calls too often, and tells everybody the limits (draft-ietf-httpapi-ratelimit-headers). */
function limitCalls(server: FastifyInstance, limits: RateLimits, apiLimit: RateLimit | null): void {
  server.decorateRequest('callCount', null);
  const countCall = apiLimit === null ? null : callCounter(apiLimit);
  const countOf = (request: FastifyRequest): CallCount | null =>
    countCall === null || !request.url.startsWith(`/${apiRoot}/`)
      ? null
      : (request.callCount ??= countCall(request));

  // As above: after the bearer is known, and before the body is read.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    const count = countOf(request);
    done(count === null || count.left >= 0 ? null : tooManyAttempts(count.endsIn));
  });
  server.decorate('tellLimits', (request, reply) => {
    // An answer that fails while it is sent becomes another one.
    if (reply.hasHeader('ratelimit')) return;
    // What was refused before its caller was known is counted, too.
    const applying = [ofLibrary(limits, request, reply), ofAllCalls(apiLimit, countOf(request))];
    const items = applying.filter((item) => item !== null);
    if (items.length === 0) return;
    reply.header('ratelimit-policy', items.map(({ policy }) => policy).join(', '));
    reply.header('ratelimit', items.map(({ state }) => state).join(', '));
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    server.tellLimits(request, reply);
    done();
  });
}

interface LimitItem {
  readonly policy: string;
  readonly state: string;
}

const limitItem = (name: string, { calls, within }: RateLimit, left: number, seconds: number): LimitItem => ({
  policy: `"${name}";q=${calls};w=${within / 1_000}`,
  state: `"${name}";r=${left};t=${seconds}`,
});

const ofAllCalls = (limit: RateLimit | null, count: CallCount | null): LimitItem | null =>
  limit === null || count === null
    ? null
    : limitItem('api', limit, Math.max(0, count.left), Math.ceil(count.endsIn / 1_000));

/** What the library says in headers of its own, which are removed. */
function ofLibrary(
  limits: RateLimits,
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
): LimitItem | null {
  const remaining = reply.getHeader('x-ratelimit-remaining');
  if (remaining === undefined) return null;
  const reset = reply.getHeader('x-ratelimit-reset');
  for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${name}`);
  const operation = operationOfRoute(routeOptions);
  const limit = operation === null ? undefined : limits[operation];
  return operation === null || limit === undefined
    ? null
    : limitItem(operation, limit, Number(remaining), Number(reset));
}

interface CallCount {
  /** Below 0 beyond the limit. */
  readonly left: number;
  /** Milliseconds until the window ends. */
  readonly endsIn: number;
}

/** Callers that are remembered; who called first is forgotten first. */
const maxCallers = 20_000;

/** Counts in the memory of this process: a write for each read would cost more than the read. */
function callCounter(limit: RateLimit): (request: FastifyRequest) => CallCount {
  const windows = new Map<string, { calls: number; readonly endsAt: number }>();
  return (request) => {
    // Unlike the date, it never goes back, which would make a window longer.
    const now = Math.floor(performance.now());
    // As long as each other, windows end in the order in which they begin.
    for (const [name, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxCallers) break;
      windows.delete(name);
    }
    const name = callerOf(request);
    const window = windows.get(name) ?? { calls: 0, endsAt: now + limit.within };
    if (window.calls === 0) windows.set(name, window);
    window.calls += 1;
    return { left: limit.calls - window.calls, endsIn: window.endsAt - now };
  };
}

const callerOf = ({ caller, ip }: FastifyRequest): string =>
  caller?.key?.id ?? caller?.userId ?? networkOf(ip);

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
