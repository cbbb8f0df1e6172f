import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { tooBusy } from '../problems.ts';

/** Watching has to go on when the server is busiest. */
const alwaysAnswered: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/** Milliseconds between two looks. */
const sampleInterval = 500;

/**
 * Refuses requests while the event loop lags by more than `lag` milliseconds on average over a look: those who are served are served in
 * time, instead of all too late. 0 refuses none.
 */
export async function shedLoad(server: FastifyInstance, lag: number): Promise<void> {
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

/**
 * Whether what is asked about has gone on for longer than that. The library takes a single stall, such as the start or
 * one large query of the embedded database, for load, although it is over when it is seen.
 */
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
