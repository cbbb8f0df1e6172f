import type { Attempt, Limits } from '../options.ts';
import type { Received } from '../received.ts';
import type { Outgoing } from '../requests.ts';
import type { Listen } from './timeLimit.ts';

/** How a call may be sent again, by the contract. */
export type Repetition =
  /** Its method is one that may be (GET, PUT, DELETE), or it changes nothing, or a second time changes nothing more. */
  | 'safe'
  /** With an idempotency key, which is sent by itself. */
  | 'keyed'
  /** Never. */
  | 'never';

/** What is known of a call, in every step. */
export interface CallState {
  /** Such as `GET /user/{id}`. */
  readonly operation: string;
  /** Tells it from the client's other calls. */
  readonly call: number;
  readonly repetition: Repetition;
  readonly limits: Limits;
  /** Tells when the caller or the deadline ends it. */
  readonly listen: Listen;
  /** When the deadline is, by `performance.now()`. */
  readonly endsAt: number;
  /** 1 for the first. */
  readonly attempt: number;
  /** The caller's own; else that of the run time, looked up at each call, because tests replace it. */
  readonly fetch: ((request: Request) => Promise<Response>) | undefined;
  /** Whether the caller wants the body for itself. */
  readonly responseMode: { readonly isRaw: boolean };
}

/** An attempt of the call, as hooks and loggers are told of it. */
export const named = ({ operation, call, attempt }: CallState): Attempt => ({ operation, call, attempt });

/** Sends a request, by all steps that follow. */
export type Next = (outgoing: Outgoing, call: CallState) => Promise<Received>;

/** Calls a callback of the caller's. What it throws fails no call: it is said once for each hook, on the console. */
export type NotifyHook = (hook: string, callback: () => unknown) => Promise<void> | undefined;

/** Makes one that has said nothing yet. */
export function createHookNotifier(): NotifyHook {
  const broken = new Set<string>();
  const report = (hook: string, error: unknown): void => {
    if (!broken.has(hook)) console.error(`${hook} failed; calls go on`, error);
    broken.add(hook);
  };
  return (hook, callback) => {
    try {
      const result = callback();
      // A call is one that is no `Promise` of the run time's own.
      if (typeof Object(result).then === 'function')
        return Promise.resolve(result).then(
          () => undefined,
          (error: unknown) => report(hook, error),
        );
    } catch (error) {
      report(hook, error);
    }
    return undefined;
  };
}
