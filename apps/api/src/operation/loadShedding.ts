import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problems.ts';

/** Watching has to go on when the server is busiest. */
const alwaysAnswered = ['/healthz', '/readyz', '/metrics'];

/** Milliseconds that the event loop may lag, on average over a second, before requests are refused. */
export const usualLag = 1_000;

/**
 * Refuses requests while the event loop lags by more than `lag` milliseconds: those who are served are served in
 * time, instead of all too late. 0 refuses none.
 */
export async function shedLoad(server: FastifyInstance, lag: number): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: lag,
    sampleInterval: 1_000,
    pressureHandler: (request) => {
      if (alwaysAnswered.includes(request.routeOptions.url ?? '')) return;
      throw new ProblemError(503, 'unavailable', 'The server is too busy now; try again', { retryAfter: 2 });
    },
  });
}
