import { Context, Effect, Layer, Stream } from 'effect';
import type { Call } from '../client/calls/call.ts';
import type { PagedCall } from '../client/calls/pagedCall.ts';
import { createClient, type Client } from '../client/createClient.ts';
import type { CallOptions, ClientOptions } from '../client/options.ts';
import type {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from '../errors/apiErrors.ts';
import { isAbortError, isArgumentError, isTilavaError } from '../errors/guards.ts';
import type {
  ArgumentError,
  NetworkError,
  ResponseParseError,
  TimeoutError,
  TokenStoreError,
} from '../errors/tilavaError.ts';

/** A refusal whose status has no class of its own. An interface, because compilers lose their way in an intersection. */
interface OtherApiError extends ApiError {
  readonly name: 'ApiError';
}

/**
 * All that an operation may fail with, told apart by `_tag`, the error's name. No `AbortError`: effects are
 * interrupted.
 *
 * @example
 * const user = getUser(id).pipe(Effect.catchTag('NotFoundError', () => Effect.succeed(null)));
 */
export type TilavaFailure =
  | OtherApiError
  | BadRequestError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | MethodNotAllowedError
  | ConflictError
  | GoneError
  | PreconditionFailedError
  | PayloadTooLargeError
  | UnsupportedMediaTypeError
  | UnprocessableError
  | RateLimitedError
  | ServerError
  | NetworkError
  | TimeoutError
  | ResponseParseError
  | TokenStoreError
  | ArgumentError;

/**
 * The failure that an operation ended with.
 *
 * @throws whatever is none, which becomes a defect
 */
export function failureOf(error: unknown): TilavaFailure {
  if (!isTilavaError(error) || isAbortError(error)) throw error;
  return error as TilavaFailure;
}

// Older releases are allowed to stand beside the SDK, for those who never come here.
if (!('Service' in Context)) throw new Error('@tilava/sdk/effect needs effect 4 or newer');

/**
 * The client that operations are called on. Provide an existing `Tilava` by `Layer.succeed(TilavaClient, tilava)`.
 *
 * @example
 * const places = listPlaces({ input: 'Mannerheimintie 5' });
 * const program = places.pipe(Effect.provide(TilavaClient.layer({ baseUrl: 'http://127.0.0.1:3000/api/v1' })));
 */
export class TilavaClient extends Context.Service<TilavaClient, Client>()('@tilava/sdk/TilavaClient') {
  /** Makes a client, which is closed when its scope ends; fails where an option is wrong. */
  static readonly layer = (options: ClientOptions): Layer.Layer<TilavaClient, ArgumentError> =>
    Layer.effect(
      TilavaClient,
      Effect.acquireRelease(
        Effect.try({
          try: () => createClient(options),
          catch: (error) => {
            if (isArgumentError(error)) return error;
            throw error;
          },
        }),
        (client) => Effect.sync(() => client.close()),
      ),
    );
}

/** An operation: it is sent each time it is run, and its request ends when it is interrupted. */
export type TilavaEffect<Data> = Effect.Effect<Data, TilavaFailure, TilavaClient>;

/** Events, as they happen. */
export type TilavaEvents<Event> = Stream.Stream<Event, TilavaFailure, TilavaClient>;

/** The entries of a list. Pages are asked for as they are needed. */
export type TilavaStream<Page extends { readonly results: readonly unknown[] }> = TilavaEvents<
  Page['results'][number]
>;

/** What an operation takes besides its own arguments; it is interrupted instead of aborted by a signal. */
export type EffectOptions<Taken extends CallOptions> = Omit<Taken, 'signal'>;

/** Makes an effect of a call. */
export const effectOf = <Data>(
  name: string,
  send: (client: Client, signal: AbortSignal) => Call<Data>,
): TilavaEffect<Data> =>
  Effect.gen(function* () {
    const client = yield* TilavaClient;
    return yield* Effect.tryPromise({ try: (signal) => send(client, signal), catch: failureOf });
  }).pipe(Effect.withSpan(`tilava.${name}`, { kind: 'client' }));

/** Makes a stream of a list. */
export const streamOf = <Page extends { readonly results: readonly unknown[] }>(
  send: (client: Client, signal: AbortSignal) => PagedCall<Page>,
): TilavaStream<Page> =>
  eventsOf((client, signal) => pages(() => send(client, signal))).pipe(
    Stream.flatMap(({ results }) => Stream.fromIterable(results)),
  );

/** Makes a stream of what is read one after the other. */
export const eventsOf = <Event>(
  read: (client: Client, signal: AbortSignal) => AsyncIterable<Event>,
): TilavaEvents<Event> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const client = yield* TilavaClient;
      const controller = yield* Effect.acquireRelease(
        Effect.sync(() => new AbortController()),
        (opened) => Effect.sync(() => opened.abort()),
      );
      return Stream.fromAsyncIterable(read(client, controller.signal), failureOf);
    }),
  );

/** Begins only once the first page is wanted: nobody would hear of a request that fails before. */
async function* pages<Page extends { readonly results: readonly unknown[] }>(
  begin: () => PagedCall<Page>,
): AsyncGenerator<Page, void, void> {
  yield* begin().byPage();
}
