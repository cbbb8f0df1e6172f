import { retryAfterOf } from '../../errors/retryAfter.ts';
import { isNetworkError, isTimeoutError } from '../../errors/guards.ts';
import type { RetryEvent } from '../options.ts';
import type { CallState, Step } from './pipeline.ts';
import { delay } from './timeLimit.ts';

/** The first wait is up to this long, the next up to twice, and so on, in milliseconds. */
const firstWait = 500;
const longestWait = 8_000;

/** Answers that another attempt may better. */
const passing = [408, 425, 429, 500, 502, 503, 504];

/** What an attempt came to. */
type Outcome = { readonly response: Response } | { readonly failure: unknown };

/** Sends a call again that failed and may be: after a random time, and never before the server wants it. */
export const withRetries =
  (onRetry: (event: RetryEvent) => void): Step =>
  async (request, call, next) => {
    for (let retries = 0; ; retries += 1) {
      const mayRepeat = call.repetition !== 'never' && retries < call.limits.maxRetries;
      const attempt = retries + 1;
      // A body can be sent once: what may be sent again keeps the original.
      const sent = next(mayRepeat ? request.clone() : request, { ...call, attempt });
      const outcome = await sent.then(
        (response): Outcome => ({ response }),
        (failure: unknown): Outcome => ({ failure }),
      );
      const wait = mayRepeat && isPassing(outcome, call) ? waitBefore(outcome, retries, call) : null;
      if (wait === null) return resultOf(outcome);
      const status = 'response' in outcome ? outcome.response.status : null;
      onRetry({ operation: call.operation, attempt, status, delayMs: wait });
      await delay(wait, call.signal);
    }
  };

function isPassing(outcome: Outcome, { repetition }: CallState): boolean {
  if ('failure' in outcome) {
    const { failure } = outcome;
    return isNetworkError(failure) || (isTimeoutError(failure) && failure.limit === 'attempt');
  }
  const { status, headers } = outcome.response;
  // The same creation is under way still: its answer will be there.
  if (status === 409 && repetition === 'keyed') return headers.has('retry-after');
  return passing.includes(status);
}

/** Milliseconds; null where it would be longer than the server, the caller or the deadline allow. */
function waitBefore(outcome: Outcome, retries: number, { limits, endsAt }: CallState): number | null {
  const asked = 'response' in outcome ? (retryAfterOf(outcome.response.headers) ?? 0) : 0;
  if (asked > limits.maxRetryAfterMs) return null;
  // Full jitter: clients that failed together do not come back together.
  const wait = Math.max(asked, Math.random() * Math.min(longestWait, firstWait * 2 ** retries));
  return performance.now() + wait < endsAt ? wait : null;
}

function resultOf(outcome: Outcome): Response {
  if ('failure' in outcome) throw outcome.failure;
  return outcome.response;
}
