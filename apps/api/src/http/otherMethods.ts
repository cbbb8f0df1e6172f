import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { methodNotAllowed, notFound } from './problems.ts';

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
