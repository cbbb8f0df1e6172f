import { Context, Effect, Layer } from 'effect';
import { createClient, type Client } from '../client/createClient.ts';
import type { ClientOptions } from '../client/options.ts';
import { isArgumentError } from '../errors/guards.ts';
import type { ArgumentError } from '../errors/transportErrors.ts';

// Older releases are allowed to stand beside the SDK, for those who never come here.
if (!('Service' in Context)) throw new Error('@tilava/sdk/effect needs effect 4 or newer');

/**
 * The client that the operations of this package are called on. A `Tilava` that is there already is provided by
 * `Layer.succeed(TilavaClient, tilava)`.
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
