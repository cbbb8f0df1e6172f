/** A signal that ends with its parent or by itself. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Ends it early. */
  abort(reason: Error): void;
  /** Lets go of the clock and, unless the answer's body is still to come, of the parent. */
  release(isInFlight?: boolean): void;
}

/** What a limit is made of. */
interface Ends {
  readonly parent: AbortSignal | null;
  /** What the parent's reason becomes; the reason itself where it is not given. */
  readonly reasonOf?: (parent: AbortSignal) => unknown;
  readonly milliseconds: number;
  /** The reason once the time is over. */
  readonly timeoutError: () => Error;
}

/** The longest that timers wait, 24 days; they take more for nothing at all. */
const maxTimerDelay = 2 ** 31 - 1;

/** Begins a limit; whoever begins it has to release it. */
export function beginLimit({ parent, reasonOf, milliseconds, timeoutError }: Ends): TimeLimit {
  const controller = new AbortController();
  const follow = () => {
    if (parent !== null) controller.abort(reasonOf === undefined ? parent.reason : reasonOf(parent));
  };
  if (parent?.aborted === true) follow();
  parent?.addEventListener('abort', follow, { once: true });
  const timer =
    milliseconds > maxTimerDelay
      ? undefined
      : setTimeout(() => controller.abort(timeoutError()), milliseconds);
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    release(isInFlight = false) {
      clearTimeout(timer);
      if (!isInFlight) parent?.removeEventListener('abort', follow);
    },
  };
}

/** Rejects with the signal's reason as soon as it is aborted, even where the work does not heed the signal. */
export function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Waits, but not longer than the signal. */
export async function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, maxTimerDelay));
  });
  try {
    await untilAborted(signal, waiting);
  } finally {
    clearTimeout(timer);
  }
  if (milliseconds > maxTimerDelay) await delay(milliseconds - maxTimerDelay, signal);
}
