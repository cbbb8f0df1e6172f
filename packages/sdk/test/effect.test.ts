import { Cause, Effect, Exit, Fiber, Layer, Stream } from 'effect';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as effects from '../src/effect/index.ts';
import {
  findMatchesStream,
  getUser,
  listUsers,
  listUsersStream,
  TilavaClient,
  updateUser,
  uploadFile,
  type TilavaEffect,
  type TilavaFailure,
} from '../src/effect/index.ts';
import type { NotFoundError, Tilava } from '../src/index.ts';
import {
  createHandlers,
  exampleAnswers,
  exampleBodies,
  exampleProblems,
  problem,
} from '../src/testing/index.ts';
import { callBy, calls, comparable, everyOperation, functionsOf } from './support/everyOperation.ts';
import { baseUrl, server, watchedTilava } from './support/mockedApi.ts';

const handlers = createHandlers(baseUrl);
const functions = functionsOf(effects);
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = exampleAnswers;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const on = (tilava: Tilava) => Effect.provide(Layer.succeed(TilavaClient, tilava));

const run = <Data, Failure>(
  effect: Effect.Effect<Data, Failure, TilavaClient>,
  tilava: Tilava = watchedTilava().tilava,
): Promise<Data> => Effect.runPromise(effect.pipe(on(tilava)));

/** A client whose requests are never answered, and the first of them. */
function silentTilava() {
  const asked = Promise.withResolvers<Request>();
  const watched = watchedTilava({
    fetch: (request) => {
      asked.resolve(request);
      return new Promise<Response>(() => undefined);
    },
  });
  return { ...watched, asked: asked.promise };
}

describe('every operation', () => {
  it('is an effect, each paged list a stream too, and nothing else is offered', () => {
    const expected = everyOperation.flatMap(({ id, pages }) => [
      id,
      ...(pages === null ? [] : [`${id}Stream`]),
    ]);
    expect([...functions.keys()].toSorted()).toEqual([...expected, 'TilavaClient'].toSorted());
  });

  it.each(calls)('$id is sent when it is run, and each time', async ({ id, positions, sent }) => {
    const { tilava, sent: seen } = watchedTilava();
    const effect = callBy(functions, id, ...positions) as TilavaEffect<unknown>;
    expect(seen()).toEqual([]);
    const data = await run(effect, tilava);
    await run(effect, tilava);
    expect(seen()).toEqual([sent, sent]);
    const [example] = Object.values(answers[id] ?? {});
    expect(await comparable(data)).toEqual(await comparable(example));
  });

  it.each(calls)('$id ends its request where it is interrupted', async ({ id, positions }) => {
    const { tilava, asked } = silentTilava();
    const effect = callBy(functions, id, ...positions) as TilavaEffect<unknown>;
    const fiber = Effect.runFork(effect.pipe(on(tilava)));
    const { signal } = await asked;
    expect(signal.aborted).toBe(false);
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(signal.aborted).toBe(true);
    const exit = await Effect.runPromise(Fiber.await(fiber));
    expect(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)).toBe(true);
  });
});

describe('an effect', () => {
  it('takes the options of its call', async () => {
    const { tilava, requests } = watchedTilava();
    await run(
      updateUser('a', { description: 'Quiet' }, { ifMatch: '"3"', headers: { 'x-trace': '1' } }),
      tilava,
    );
    expect(requests[0]?.headers.get('if-match')).toBe('"3"');
    expect(requests[0]?.headers.get('x-trace')).toBe('1');
  });

  it('of a list answers its first page', async () => {
    expect(await run(listUsers())).toEqual(exampleAnswers.listUsers.first);
  });

  it('of an upload sends the picture', async () => {
    server.use(
      handlers.uploadFile(async ({ request }) => {
        const file = (await request.formData()).get('file');
        return { ...exampleAnswers.uploadFile.lobby, name: file instanceof File ? file.name : 'none' };
      }),
    );
    expect((await run(uploadFile({ file: new Blob(['x']), name: 'yard.png' }))).name).toBe('yard.png');
  });
});

describe('a failure', () => {
  it('is caught by its tag, and is the error of the SDK', async () => {
    server.use(handlers.getUser(problem('not_found', { detail: 'Gone' })));
    const caught = getUser('a').pipe(
      Effect.catchTag('NotFoundError', (error) => {
        expectTypeOf(error).toEqualTypeOf<NotFoundError>();
        return Effect.succeed(`${error.code}: ${error.message}`);
      }),
    );
    expectTypeOf(caught).toExtend<
      Effect.Effect<unknown, Exclude<TilavaFailure, NotFoundError>, TilavaClient>
    >();
    expect(await run(caught)).toBe('not_found: Gone');
  });

  it('of another tag passes by', async () => {
    server.use(handlers.getUser(problem('forbidden')));
    const caught = getUser('a').pipe(
      Effect.catchTag('NotFoundError', () => Effect.succeed(null)),
      Effect.flip,
    );
    expect(await run(caught)).toMatchObject({ _tag: 'ForbiddenError', code: 'forbidden' });
  });

  it.each(Object.values(exampleProblems))(
    '$code has the name of its error as its tag',
    async ({ code, status }) => {
      server.use(handlers.listUsers(problem(code)));
      const failure = await run(Effect.flip(listUsers()));
      expect(failure).toMatchObject({ code, status });
      expect(failure._tag).toBe(failure.name);
      expect(failure._tag).not.toBe('ApiError');
    },
  );

  it('may be of the network, of time, of the answer or of the call itself', async () => {
    const refuse = (fetch: () => Promise<Response>, timeoutMs = 1_000) =>
      run(Effect.flip(getUser('a')), watchedTilava({ fetch, timeoutMs }).tilava);
    expect((await refuse(() => Promise.reject(new TypeError('No network'))))._tag).toBe('NetworkError');
    expect((await refuse(() => new Promise(() => undefined), 1))._tag).toBe('TimeoutError');
    expect((await refuse(() => Promise.resolve(new Response('<html>'))))._tag).toBe('ResponseParseError');
    expect((await run(Effect.flip(getUser(''))))._tag).toBe('ArgumentError');
  });

  it('may be of the token store, with what it threw', async () => {
    const broken = new Error('No storage');
    const tokenStore = { get: () => Promise.reject(broken), set: () => undefined };
    const failure = await run(Effect.flip(getUser('a')), watchedTilava({ tokenStore }).tilava);
    expect(failure).toMatchObject({ _tag: 'TokenStoreError', cause: broken });
  });
});

describe('a stream', () => {
  const [user] = exampleAnswers.listUsers.first.results;
  if (user === undefined) throw new Error('The example has a user');
  const pageOf = (pageNumber: number) => ({
    results: ['a', 'b'].map((letter) => ({ ...user, id: `${letter}${pageNumber}` })),
    records: [],
    entriesCount: 6,
    pageNumber,
  });

  it('gives all entries of all pages, one request a page', async () => {
    server.use(handlers.listUsers(({ query }) => pageOf(Number(query.pageNumber ?? 1))));
    const { tilava, sent } = watchedTilava();
    const ids = listUsersStream({ entriesPerPage: 2 }).pipe(
      Stream.map(({ id }) => id),
      Stream.runCollect,
    );
    expect(await run(ids, tilava)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
    expect(sent()).toHaveLength(3);
    expect(await run(ids, tilava)).toHaveLength(6);
  });

  it('asks for nothing more than is taken', async () => {
    server.use(handlers.listUsers(({ query }) => pageOf(Number(query.pageNumber ?? 1))));
    const { tilava, sent } = watchedTilava();
    const taken = listUsersStream({ entriesPerPage: 2 }).pipe(Stream.take(2), Stream.runCollect);
    expect(await run(taken, tilava)).toHaveLength(2);
    expect(sent()).toHaveLength(1);
  });

  it('goes on by cursors, with its body', async () => {
    server.use(
      handlers.findMatches(({ query, body }) => ({
        ...exampleAnswers.findMatches.tenant,
        nextCursor: query.cursor === undefined ? (body.property ?? null) : null,
      })),
    );
    const { tilava, sent } = watchedTilava();
    const matches = findMatchesStream(exampleBodies.findMatches.tenant, { favorite: false });
    expect(await run(Stream.runCollect(matches), tilava)).toHaveLength(2);
    expect(sent()[1]).toContain(`cursor=${exampleBodies.findMatches.tenant.property}`);
  });

  it('fails by tag where a page is refused, after what came before', async () => {
    server.use(
      handlers.listUsers(({ query }) => (query.pageNumber === '2' ? problem('forbidden') : pageOf(1))),
    );
    const seen: string[] = [];
    const read = listUsersStream({ entriesPerPage: 2 }).pipe(
      Stream.runForEach(({ id }) => Effect.sync(() => seen.push(id))),
      Effect.catchTag('ForbiddenError', ({ code }) => Effect.succeed(code)),
    );
    expect(await run(read)).toBe('forbidden');
    expect(seen).toEqual(['a1', 'b1']);
  });

  it('ends its request where it is interrupted', async () => {
    const { tilava, asked } = silentTilava();
    const fiber = Effect.runFork(listUsersStream().pipe(Stream.runDrain, on(tilava)));
    const { signal } = await asked;
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(signal.aborted).toBe(true);
  });
});

describe('the client', () => {
  it('is made by its layer', async () => {
    const layer = TilavaClient.layer({ baseUrl });
    const email = getUser('a').pipe(
      Effect.map((user) => user.email),
      Effect.provide(layer),
    );
    expect(await Effect.runPromise(email)).toBe('tenant@tilava.example');
  });

  it('is closed when the scope of its layer ends', async () => {
    const layer = TilavaClient.layer({ baseUrl });
    const client = await Effect.runPromise(Effect.provide(TilavaClient, layer));
    await expect(
      Effect.runPromise(Effect.provide(getUser('a'), Layer.succeed(TilavaClient, client))),
    ).rejects.toMatchObject({
      message: 'The call was aborted',
    });
  });

  it('fails where an option is wrong', async () => {
    const failure = await Effect.runPromise(
      getUser('a').pipe(Effect.provide(TilavaClient.layer({ baseUrl, maxRetries: -1 })), Effect.flip),
    );
    expect(failure).toMatchObject({ _tag: 'ArgumentError', argument: 'maxRetries' });
  });
});
