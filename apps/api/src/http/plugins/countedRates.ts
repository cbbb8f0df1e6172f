import { createHash } from 'node:crypto';
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { RateCounts } from '../../db/rateCounts.ts';
import { operationOfRoute } from '../operationOf.ts';

/** A store for `@fastify/rate-limit` that counts by `counts`; addresses are not kept as they are. */
export function countedRates(
  counts: RateCounts,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
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
