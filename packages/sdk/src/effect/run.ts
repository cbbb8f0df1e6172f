import { Effect, Stream } from 'effect';
import type { Call } from '../client/calls/call.ts';
import type { PagedCall } from '../client/calls/pagedCall.ts';
import type { Client } from '../client/createClient.ts';
import type { CallOptions } from '../client/options.ts';
import { failureOf, type TilavaFailure } from './failure.ts';
import { TilavaClient } from './tilavaClient.ts';

/** An operation: it is sent each time it is run, and its request ends when it is interrupted. */
export type TilavaEffect<Data> = Effect.Effect<Data, TilavaFailure, TilavaClient>;

/** The entries of a list. Pages are asked for as they are needed. */
export type TilavaStream<Page extends { readonly results: readonly unknown[] }> = Stream.Stream<
  Page['results'][number],
  TilavaFailure,
  TilavaClient
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
  Stream.unwrap(
    Effect.gen(function* () {
      const client = yield* TilavaClient;
      const controller = yield* Effect.acquireRelease(
        Effect.sync(() => new AbortController()),
        (opened) => Effect.sync(() => opened.abort()),
      );
      return Stream.fromAsyncIterable(
        pages(() => send(client, controller.signal)),
        failureOf,
      );
    }),
  ).pipe(Stream.flatMap(({ results }) => Stream.fromIterable(results)));

/** Begins only once the first page is wanted: nobody would hear of a request that fails before. */
async function* pages<Page extends { readonly results: readonly unknown[] }>(
  begin: () => PagedCall<Page>,
): AsyncGenerator<Page, void, void> {
  yield* begin().byPage();
}
