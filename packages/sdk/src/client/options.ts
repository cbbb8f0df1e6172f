import { ArgumentError, type TilavaError } from '../errors/tilavaError.ts';
import type { HeadersInput } from './requests.ts';
import type { TokenStore } from './tokenStores.ts';

/** An attempt to send a call, as hooks and loggers see it. */
export interface Attempt {
  /** Method and path of the contract, such as `GET /user/{id}`; what stood in the path may be secret. */
  readonly operation: string;
  /** Tells the call from all others of its client; its attempts have the same. */
  readonly call: number;
  /** 1 for the first, 2 for the first retry. */
  readonly attempt: number;
}

/** An attempt that is about to be sent. */
export interface RequestEvent extends Attempt {
  /** Its headers may be added to, such as by a trace. The bearer is in them. */
  readonly request: Request;
}

/** An attempt that was answered. */
export interface ResponseEvent extends Attempt {
  readonly status: number;
  readonly requestId: string | null;
  /** Milliseconds until the whole answer was there. */
  readonly durationMs: number;
}

/** An attempt that was not answered: the network failed, its time was over, or its caller ended it. */
export interface FailureEvent extends Attempt {
  readonly error: TilavaError;
  /** Milliseconds until it was clear. */
  readonly durationMs: number;
}

/** A failed attempt that is made again. */
export interface RetryEvent extends Attempt {
  /** The status that was answered, or null where no answer came. */
  readonly status: number | null;
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
}

/** Where messages go; `console` is one. No message holds a bearer, a password, a body or what stood in a path. */
export interface Logger {
  /** Takes every attempt and how it ended. */
  debug(message: string, details: object): void;
  /** Takes every retry. */
  warn(message: string, details: object): void;
}

/** How a client is set up. Times are in milliseconds; `Infinity` means without a limit. */
export interface ClientOptions {
  /** The API's address up to and with `/api/v1`, absolute; in a browser also a path of the same origin. */
  readonly baseUrl: string;
  /** Where the bearer is kept; in memory where it is not given. */
  readonly tokenStore?: TokenStore | undefined;
  /** The secret of a key, by which a program calls; there is no session then. */
  readonly apiKey?: string | undefined;
  /** Sends a request; the run time's own `fetch` where it is not given. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent with every call; as `fetch` takes them. */
  readonly headers?: HeadersInput | undefined;
  /** How often a call is sent again that may be; 2 where it is not given. */
  readonly maxRetries?: number | undefined;
  /** For one attempt, until its whole answer is there; 30,000 where it is not given. */
  readonly timeoutMs?: number | undefined;
  /** For a call with all its retries and the waiting between them; 120,000 where it is not given. */
  readonly deadlineMs?: number | undefined;
  /**
   * The longest wait that the server may ask for; 60,000 where it is not given. Where it asks for more, the call
   * rejects at once, and the error's `retryAfterMs` says for how long.
   */
  readonly maxRetryAfterMs?: number | undefined;
  readonly logger?: Logger | undefined;
  /**
   * Called before each attempt, also each retry, which waits for it. No hook that throws, or whose promise rejects, fails
   * a call: it is said once on the console.
   */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** Called after each attempt that was answered, also by what the contract does not promise. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Called after each attempt that was not answered, so that each has one ending. */
  readonly onFailure?: ((event: FailureEvent) => unknown) | undefined;
  /** Called before waiting for a retry. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /**
   * Called once when the session has ended: the server refused the bearer in use, which is forgotten by then, or another
   * tab logged out. Of clients that share a store each is told, whichever of them was refused. Calls may be made in it.
   */
  readonly onSessionEnd?: (() => unknown) | undefined;
}

/** What every call takes besides its own arguments. */
export interface CallOptions {
  /** Ends the call early, wherever it is: the promise rejects with an `AbortError` whose `cause` is the reason. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** Instead of the client's. */
  readonly deadlineMs?: number | undefined;
  /** Instead of the client's. */
  readonly maxRetries?: number | undefined;
  /** Takes the place of the client's. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Sent besides the call's own, and in the place of the client's. */
  readonly headers?: HeadersInput | undefined;
}

/** What a creation takes. */
export interface CreationOptions extends CallOptions {
  /**
   * Names this creation, so that it is done once however often it is sent; 16 to 128 letters, digits, `-` and `_`. A new
   * random one where it is not given. Give your own to repeat a creation after a restart of your program.
   */
  readonly idempotencyKey?: string | undefined;
}

/** What a change takes. */
export interface ChangeOptions extends CallOptions {
  /** The `etag` that was read: where the object has changed since, it is a `PreconditionFailedError`. */
  readonly ifMatch?: string | undefined;
}

/** The limits of one call. */
export interface Limits {
  readonly maxRetries: number;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetryAfterMs: number;
}

type GivenLimits = { readonly [Name in keyof Limits]?: Limits[Name] | undefined };

const defaults: Limits = { maxRetries: 2, timeoutMs: 30_000, deadlineMs: 120_000, maxRetryAfterMs: 60_000 };

/**
 * The limits that hold: those that are given, and others.
 *
 * @throws ArgumentError where one is negative or no number
 */
export function limitsOf(given: GivenLimits, others = defaults): Limits {
  const limits = { ...others };
  for (const name of Object.keys(others) as (keyof Limits)[]) {
    const limit = given[name] ?? limits[name];
    if (!(limit >= 0)) throw new ArgumentError(name, 'must be at least 0');
    limits[name] = limit;
  }
  return limits;
}
