import { retryAfterOf } from '../../errors/apiErrors.ts';
import { isNetworkError, isTimeoutError } from '../../errors/guards.ts';
import type { TilavaError } from '../../errors/tilavaError.ts';
import type { RetryEvent } from '../options.ts';
import type { Received } from '../received.ts';
import { named, type CallState, type Next } from './pipeline.ts';
import { delay } from './timeLimit.ts';

/** The first wait is up to this long, the next up to twice, and so on, in milliseconds. */
const baseDelay = 500;
const maxDelay = 8_000;

/** Answers that another attempt may better. */
export const retryableStatuses = [408, 425, 429, 500, 502, 503, 504];

/** What an attempt came to. */
type Outcome =
  | { readonly received: Received; readonly failure?: undefined }
  | { readonly received?: undefined; readonly failure: TilavaError };

/** Sends a call again that failed and may be: after a random time, and never before the server wants it. */
export const withRetries =
  (onRetry: (event: RetryEvent) => void, next: Next): Next =>
  async (outgoing, call) => {
    for (let retries = 0; ; retries += 1) {
      const mayRepeat = call.repetition !== 'never' && retries < call.limits.maxRetries;
      const attempt = retries + 1;
      const outcome = await next(outgoing, attempt === 1 ? call : { ...call, attempt }).then(
        (received): Outcome => ({ received }),
        (failure: TilavaError): Outcome => ({ failure }),
      );
      const wait = mayRepeat && isRetryable(outcome, call) ? waitBefore(outcome, retries, call) : null;
      const { received, failure } = outcome;
      if (wait === null) {
        if (failure) throw failure;
        return received;
      }
      onRetry({ ...named({ ...call, attempt }), status: received?.head.status ?? null, delayMs: wait });
      await delay(wait, call.listen);
    }
  };

function isRetryable({ received, failure }: Outcome, { repetition }: CallState): boolean {
  if (failure) return isNetworkError(failure) || (isTimeoutError(failure) && failure.limit === 'attempt');
  const { status, headers } = received.head;
  // The same creation is under way still: its answer will be there.
  if (status === 409 && repetition === 'keyed') return headers.has('retry-after');
  return retryableStatuses.includes(status);
}

/** Milliseconds; null where it would be longer than the server, the caller or the deadline allow. */
function waitBefore({ received }: Outcome, retries: number, { limits, endsAt }: CallState): number | null {
  const headers = received?.head.headers;
  const asked = headers ? retryAfterOf(headers) : null;
  if (asked !== null && asked > limits.maxRetryAfterMs) return null;
  const longest = Math.min(maxDelay, baseDelay * 2 ** retries);
  // A wish that cannot be read is one to be left alone, still. Else full jitter: clients that failed together do not come
  // back together.
  const isUnread = asked === null && headers?.has('retry-after') === true;
  const wait = Math.max(asked ?? 0, isUnread ? longest : Math.random() * longest);
  return performance.now() + wait < endsAt ? wait : null;
}
