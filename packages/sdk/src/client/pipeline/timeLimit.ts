import { AbortError, ArgumentError, TimeoutError } from '../../errors/tilavaError.ts';

/** Calls a listener with the reason once something is over, at once where it is already; answers how to stop. */
export type Listen = (listener: (reason: Error) => void) => () => void;

/** The time that something may take. It is over with its parent's, by itself, or when it is aborted. */
export interface TimeLimit {
  readonly listen: Listen;
  abort(reason: Error): void;
  /** Lets go of the clock and, unless the answer's body is still to come, of the parent. */
  release(isInFlight?: boolean): void;
}

/** The longest that timers wait, 24 days; they take more for nothing at all. */
const maxTimerDelay = 2 ** 31 - 1;

/** Begins a limit; whoever begins it has to release it. */
export function beginLimit(name: TimeoutError['limit'], milliseconds: number, parent?: Listen): TimeLimit {
  const listeners = new Set<(reason: Error) => void>();
  let over: Error | undefined;
  const listen: Listen = (listener) => {
    if (over) listener(over);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const abort = (reason: Error) => {
    if (over) return;
    over = reason;
    for (const listener of listeners) listener(reason);
  };
  const stop = parent?.(abort);
  const timer =
    milliseconds > maxTimerDelay
      ? undefined
      : setTimeout(() => abort(new TimeoutError(name, milliseconds)), milliseconds);
  return {
    listen,
    abort,
    release(isInFlight = false) {
      clearTimeout(timer);
      if (!isInFlight) stop?.();
    },
  };
}

/** The caller's signal, whose reason becomes an `AbortError`. */
export const listenTo =
  (signal: AbortSignal): Listen =>
  (listener) => {
    if (typeof signal.addEventListener !== 'function')
      throw new ArgumentError('signal', 'must be an AbortSignal');
    const follow = () => listener(new AbortError(signal.reason));
    if (signal.aborted) follow();
    signal.addEventListener('abort', follow, { once: true });
    return () => signal.removeEventListener('abort', follow);
  };

/** Begins work unless the limit is over, and rejects with the reason once it is, even where the work does not heed it. */
export const within = <Result>(listen: Listen, work: () => Promise<Result>): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    let isOver = false;
    listen((reason) => {
      isOver = true;
      reject(reason);
    });
    if (!isOver) work().then(resolve, reject);
  });

/** Waits, but not longer than the limit. */
export async function delay(milliseconds: number, listen: Listen): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, Math.min(milliseconds, maxTimerDelay));
      stop = listen(reject);
    });
  } finally {
    clearTimeout(timer);
    stop?.();
  }
  if (milliseconds > maxTimerDelay) await delay(milliseconds - maxTimerDelay, listen);
}
