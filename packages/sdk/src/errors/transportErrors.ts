import { TilavaError } from './tilavaError.ts';

/** No answer came: the network, the name or the server is out of reach. `cause` is what the run time said. */
export class NetworkError extends TilavaError {
  override readonly name = 'NetworkError';
  readonly code = 'network_failed';

  constructor(cause: unknown, message = 'No answer from the server') {
    super(message, { cause });
  }
}

/** No whole answer came in time. */
export class TimeoutError extends TilavaError {
  override readonly name = 'TimeoutError';
  readonly code = 'timed_out';
  /** Whether the time of one attempt was over, or that of the call with all its retries. */
  readonly limit: 'attempt' | 'deadline';

  constructor(limit: 'attempt' | 'deadline', milliseconds: number) {
    const whose = limit === 'attempt' ? 'The server' : 'The call with its retries';
    super(`${whose} took longer than ${milliseconds} ms`);
    this.limit = limit;
  }
}

/** The caller ended the call by its signal; `cause` is the signal's reason. */
export class AbortError extends TilavaError {
  override readonly name = 'AbortError';
  readonly code = 'aborted';

  constructor(reason: unknown) {
    super('The call was aborted', { cause: reason });
  }
}

/** An answer came, but it is not what the contract promises. */
export class ResponseParseError extends TilavaError {
  override readonly name = 'ResponseParseError';
  readonly code = 'response_unreadable';
  override readonly status: number;
  override readonly requestId: string | null;
  /** The answer as it came; its body was not read. */
  readonly response: Response;

  constructor(message: string, response: Response, cause?: unknown) {
    super(message, { cause });
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.response = response;
    Object.defineProperty(this, 'response', { enumerable: false });
  }
}

/** The token store of the client's own failed; `cause` is what it threw. */
export class TokenStoreError extends TilavaError {
  override readonly name = 'TokenStoreError';
  readonly code = 'token_store_failed';

  constructor(cause: unknown) {
    super('The token store failed', { cause });
  }
}

/** The call itself is wrong, and nothing was sent. */
export class ArgumentError extends TilavaError {
  override readonly name = 'ArgumentError';
  readonly code = 'argument_invalid';
  /** Which argument is wrong. */
  readonly argument: string;

  constructor(argument: string, rule: string) {
    super(`${argument} ${rule}`);
    this.argument = argument;
  }
}
