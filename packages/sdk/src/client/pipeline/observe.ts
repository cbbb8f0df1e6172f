import type { ClientOptions } from '../options.ts';
import type { Step } from './pipeline.ts';

/** Tells hooks and logger of each attempt. */
export const observe =
  ({ logger, onRequest, onResponse }: ClientOptions): Step =>
  async (request, call, next) => {
    const { operation, attempt } = call;
    onRequest?.({ operation, attempt, request });
    logger?.debug('Request', { operation, attempt });
    const start = performance.now();
    const response = await next(request, call);
    const durationMs = performance.now() - start;
    const requestId = response.headers.get('x-request-id');
    const event = { operation, attempt, status: response.status, requestId, durationMs };
    onResponse?.(event);
    logger?.debug('Response', event);
    return response;
  };
