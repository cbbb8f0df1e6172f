import { TilavaError } from '../../errors/tilavaError.ts';
import { NetworkError, TimeoutError } from '../../errors/transportErrors.ts';
import type { Step } from './pipeline.ts';
import { beginLimit, untilAborted } from './timeLimit.ts';

/**
 * Gives an attempt its time, which is over only when the whole answer is there: a server that stalls in the middle of
 * one is as silent as one that never begins.
 */
export const attemptInTime: Step = async (request, call, next) => {
  const milliseconds = call.limits.timeoutMs;
  const limit = beginLimit({
    parent: call.signal,
    milliseconds,
    lateness: () => new TimeoutError('attempt', milliseconds),
  });
  const answer = async () => {
    const response = await next(new Request(request, { signal: limit.signal }), call);
    await readToEnd(response.clone());
    return response;
  };
  try {
    return await untilAborted(limit.signal, answer());
  } catch (cause) {
    if (limit.signal.aborted) throw limit.signal.reason;
    throw cause instanceof TilavaError ? cause : new NetworkError(cause);
  } finally {
    limit.release();
  }
};

/** What was read stays with the response that this one is a copy of. */
const readToEnd = async ({ body }: Response): Promise<void> => body?.pipeTo(new WritableStream());
