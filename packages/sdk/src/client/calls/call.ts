import { apiErrorOf } from '../../errors/apiErrors.ts';
import { ArgumentError } from '../../errors/tilavaError.ts';
import { exchange, type Client } from '../createClient.ts';
import type { CallOptions, ChangeOptions, CreationOptions } from '../options.ts';
import { dataOf, kindPromised, parsed, responseOf, type Promised, type Received } from '../received.ts';
import type { Given } from '../requests.ts';
import type { Listen } from '../pipeline/timeLimit.ts';
import { readDefinition } from './definition.ts';

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

/** Whether the caller wants the body for itself. */
export interface ResponseMode {
  isRaw: boolean;
}

/** An operation under way. */
export interface Sent {
  readonly received: Promise<Received>;
  readonly promised: Promised;
  readonly responseMode: ResponseMode;
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
  readonly #received: Promise<Received>;
  readonly #promised: Promised;
  readonly #responseMode: ResponseMode;
  readonly #read: Promise<Read<Data>>;

  /** @internal */
  constructor({ received, promised, responseMode }: Sent) {
    this.#received = received;
    this.#promised = promised;
    this.#responseMode = responseMode;
    // Made at once, so that the failure of a call that nobody waits for is an unhandled rejection.
    this.#read = received.then((answer) => read<Data>(promised, answer));
  }

  /** The data together with the raw response. */
  withResponse(): Promise<Answered<Data>> {
    return this.#read.then(answeredBy);
  }

  /**
   * The answer as soon as its headers are there, for large files; if the body was read already, the response has all
   * of it. Afterwards only the call's signal ends it, and nothing is sent again.
   *
   * @example
   * const { body } = await tilava.files.get('picture-key').asResponse();
   */
  asResponse(): Promise<Response> {
    this.#responseMode.isRaw = true;
    // Whoever asks for the response hears of a failure by it.
    this.#read.catch(() => undefined);
    return this.#received.then((received) => {
      // The caller asked by `If-None-Match`.
      if (received.head.status === 304) return responseOf(received);
      kindPromised(this.#promised, succeeded(received));
      return responseOf(received);
    });
  }

  // What makes it a promise.
  // oxlint-disable-next-line unicorn/no-thenable
  then<Fulfilled = Data, Rejected = never>(
    onFulfilled?: ((data: Data) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.#read.then(({ data }) => data).then(onFulfilled, onRejected);
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

/** Sends an operation by its definition. */
export function send(
  client: Client,
  definition: string,
  options: (CallOptions & CreationOptions & ChangeOptions) | undefined,
  given: Given | ((listen: Listen) => Promise<Given>) = {},
): Sent {
  const operation = readDefinition(definition);
  const responseMode: ResponseMode = { isRaw: false };
  return {
    received: client[exchange](operation, given, options ?? {}, responseMode),
    promised: operation.promised,
    responseMode,
  };
}

/** Sends an operation, and is the promise of its answer. */
export const call = <Data>(...parameters: Parameters<typeof send>): Call<Data> =>
  new Call(send(...parameters));

/** A success that was read, once however often it is asked for. */
interface Read<Data> {
  readonly data: Data;
  readonly received: Received;
}

function read<Data>(promised: Promised, received: Received): Read<Data> {
  return { data: dataOf(promised, whole(succeeded(received))) as Data, received };
}

function answeredBy<Data>({ data, received }: Read<Data>): Answered<Data> {
  const { headers } = received.head;
  let response: Response | undefined;
  return {
    data,
    get response() {
      return (response ??= responseOf(received));
    },
    requestId: headers.get('x-request-id'),
    etag: headers.get('etag'),
  };
}

/** @throws ApiError where it is a refusal */
export function succeeded(received: Received): Received {
  if (!received.head.ok) throw apiErrorOf(responseOf(received), parsed(received));
  return received;
}

function whole(received: Received): Received {
  if (received.content === undefined) throw new ArgumentError('asResponse', 'leaves the body to you');
  return received;
}

/**
 * A part of the client whose answers alone are used. In tests, plain functions that return promises can replace it.
 *
 * @example
 * const emailOf = async (users: Pick<PlainCalls<Tilava['users']>, 'get'>, id: string) => (await users.get(id)).email;
 * await emailOf({ get: async () => exampleAnswers.getUser.tenant }, 'any');
 */
export type PlainCalls<Part> = {
  readonly [Method in keyof Part]: Part[Method] extends (...given: infer Given) => Call<infer Data>
    ? (...given: Given) => PromiseLike<Data>
    : Part[Method];
};
