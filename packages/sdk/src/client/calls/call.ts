import { apiErrorOf } from '../../errors/apiErrors.ts';
import { ResponseParseError } from '../../errors/transportErrors.ts';
import type { Client, Sending } from '../createClient.ts';
import type { Http } from '../http.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../options.ts';

/** What a call was answered. */
export interface Answered<Data> {
  readonly data: Data;
  /** The answer as it came, its body not yet read. */
  readonly response: Response;
  /** Names the request in the server's log. */
  readonly requestId: string | null;
  /** The version of what was read, for `ifMatch`; null where the answer has none. */
  readonly etag: string | null;
}

/**
 * The promise of an answer's data. The request is under way already.
 *
 * @example
 * const { data: user, etag } = await tilava.users.get(id).withResponse();
 * if (etag !== null) await tilava.users.update(id, { description: 'Quiet' }, { ifMatch: etag });
 */
export class Call<Data> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #answered: Promise<Answered<Data>>;

  /** @internal */
  constructor(answered: Promise<Answered<Data>>) {
    this.#answered = answered;
  }

  /** The data together with the raw response. */
  withResponse(): Promise<Answered<Data>> {
    return this.#answered;
  }

  // What makes it a promise; derived anew each time, so that whoever only asks for the response leaves nothing unheard.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#answered.then(({ data }) => data).then(onFulfilled, onRejected);
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Data | Rejected> {
    return this.then(null, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Data> {
    return this.then().finally(onFinally);
  }
}

/** How the body of a success is read. */
export type AnswerKind = 'json' | 'blob' | 'nothing';

/** What a request is made with, besides its parameters and its body. */
interface Init {
  readonly parseAs: 'stream';
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface Outcome {
  readonly error?: unknown;
  readonly response: Response;
}

/** Sends an operation and reads its answer; `send` names the path. */
export function call<Data>(
  client: Client,
  kind: AnswerKind,
  options: (CallOptions & CreationOptions & ChangeOptions) | undefined,
  send: (http: Http, init: Init) => Promise<Outcome>,
  transport?: Sending['transport'],
): Call<Data> {
  const { signal, headers, idempotencyKey, ifMatch, ...limits } = options ?? {};
  const raw: Response[] = [];
  const pipeline = client.fetchWith({ ...limits, ...(transport && { transport }) });
  const init: Init = {
    parseAs: 'stream',
    headers: {
      ...headers,
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    },
    ...(signal && { signal }),
    fetch: async (request) => {
      const response = await pipeline(request);
      // What is read of it is a copy: the caller may want to read it too.
      raw.push(response.clone());
      return response;
    },
  };
  const answered = async (): Promise<Answered<Data>> => {
    const { error, response } = await send(client.http, init);
    const [untouched = response] = raw;
    if (!response.ok) throw apiErrorOf(untouched, error);
    return {
      data: (await read(kind, response, untouched)) as Data,
      response: untouched,
      requestId: response.headers.get('x-request-id'),
      etag: response.headers.get('etag'),
    };
  };
  return new Call(answered());
}

async function read(kind: AnswerKind, response: Response, untouched: Response): Promise<unknown> {
  if (kind === 'nothing') return undefined;
  if (kind === 'blob') return response.blob();
  const type = response.headers.get('content-type') ?? 'no type';
  if (!/[/+]json\b/i.test(type)) throw new ResponseParseError(`The answer is ${type}, not JSON`, untouched);
  try {
    return await response.json();
  } catch (cause) {
    throw new ResponseParseError('The answer is broken JSON', untouched, cause);
  }
}
