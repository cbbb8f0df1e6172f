import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
  type MutationOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryTokenStore } from '../src/index.ts';
import * as reactQuery from '../src/react-query/index.ts';
import {
  createUserMutation,
  findMatchesInfiniteQuery,
  findMatchesKey,
  getFileQuery,
  getUserKey,
  getUserQuery,
  invalidateAfter,
  invalidatedBy,
  listUsersInfiniteQuery,
  listUsersKey,
  listUsersQuery,
  tagKey,
  tilavaKey,
  updateUserMutation,
  uploadFileMutation,
  type Write,
} from '../src/react-query/index.ts';
import { createHandlers, exampleAnswers, exampleBodies, problem } from '../src/testing/index.ts';
import {
  callBy,
  comparable,
  contract,
  everyOperation,
  functionsOf,
  reads,
  writes,
} from './support/everyOperation.ts';
import { baseUrl, server, watchedTilava } from './support/mockedApi.ts';

const handlers = createHandlers(baseUrl);
const functions = functionsOf(reactQuery);
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = exampleAnswers;
const tags = contract.tags.map(({ name }) => name);

let queryClient: QueryClient;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queryClient = new QueryClient();
});
afterEach(() => {
  queryClient.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Runs a mutation as a component would. */
const mutate = <Data, Failure, Variables>(
  options: MutationOptions<Data, Failure, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(queryClient, options).mutate(variables);

/** Puts an answer of every tag into the cache, and tells later which of them became stale. */
function watchedTags(): () => readonly string[] {
  for (const tag of tags) queryClient.setQueryData([...tilavaKey, tag, 'anything'], tag);
  return () =>
    tags.filter((tag) => queryClient.getQueryState([...tilavaKey, tag, 'anything'])?.isInvalidated === true);
}

describe('every operation', () => {
  it('is a query or a mutation, and nothing else is offered', () => {
    const expected = [
      ...reads.flatMap(({ id, pages }) => [
        `${id}Key`,
        `${id}Query`,
        ...(pages === null ? [] : [`${id}InfiniteQuery`]),
      ]),
      ...writes.map(({ id }) => `${id}Mutation`),
      'invalidateAfter',
      'invalidatedBy',
      'tagKey',
    ];
    expect([...functions.keys()].toSorted()).toEqual(expected.toSorted());
  });

  it.each(reads)('$id is asked for as a query', async ({ id, tag, positions, sent }) => {
    const { tilava, sent: seen } = watchedTilava();
    const options = callBy(functions, `${id}Query`, tilava, ...positions) as ReturnType<typeof getUserQuery>;
    expect(options.queryKey).toEqual(['tilava', tag, id, ...positions]);
    expect(options.queryKey).toEqual(callBy(functions, `${id}Key`, ...positions));
    const [example] = Object.values(answers[id] ?? {});
    const data: unknown = await queryClient.fetchQuery(options);
    expect(seen()).toEqual([sent]);
    expect(await comparable(data)).toEqual(await comparable(example));
  });

  it.each(reads)('$id is ended where its query is', async ({ id, positions }) => {
    const asked = Promise.withResolvers<Request>();
    const { tilava } = watchedTilava({
      fetch: (request) => {
        asked.resolve(request);
        return new Promise<Response>(() => undefined);
      },
    });
    const options = callBy(functions, `${id}Query`, tilava, ...positions) as ReturnType<typeof getUserQuery>;
    const fetched = queryClient.fetchQuery(options);
    const { signal } = await asked.promise;
    expect(signal.aborted).toBe(false);
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    expect(signal.aborted).toBe(true);
    await expect(fetched).rejects.toThrow('CancelledError');
  });

  it.each(writes)('$id is a mutation, which makes stale what it may change', async (operation) => {
    const { id, tag, named, sent, invalidates } = operation;
    const { tilava, sent: seen } = watchedTilava();
    const options = callBy(functions, `${id}Mutation`, tilava) as MutationOptions<unknown, Error, unknown>;
    expect(options.mutationKey).toEqual(['tilava', tag, id]);
    const staleTags = watchedTags();
    const data = await mutate(options, named);
    expect(seen()).toEqual([sent]);
    expect(data).toEqual(Object.values(answers[id] ?? {})[0]);
    expect([...staleTags()].toSorted()).toEqual([...(invalidates ?? [])].toSorted());
    expect(invalidatedBy(id as Write)).toEqual((invalidates ?? []).map((name) => ['tilava', name]));
  });

  it('is retried by nobody but the SDK', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const stubborn = new QueryClient({
      defaultOptions: { queries: { retry: 3, retryDelay: 0 }, mutations: { retry: 3, retryDelay: 0 } },
    });
    server.use(handlers.getUser(problem('internal_error')), handlers.createUser(problem('internal_error')));
    const { tilava, sent } = watchedTilava({ maxRetries: 2 });
    await expect(stubborn.fetchQuery(getUserQuery(tilava, 'a'))).rejects.toMatchObject({ status: 500 });
    expect(sent()).toHaveLength(3);
    const creation = new MutationObserver(stubborn, createUserMutation(tilava));
    await expect(creation.mutate({ body: exampleBodies.createUser.landlord })).rejects.toMatchObject({
      status: 500,
    });
    expect(sent()).toHaveLength(6);
    for (const { id, positions } of reads) {
      expect(callBy(functions, `${id}Query`, tilava, ...positions), id).toMatchObject({ retry: false });
    }
    for (const { id } of writes) {
      expect(callBy(functions, `${id}Mutation`, tilava), id).toMatchObject({ retry: false });
    }
  });
});

describe('a key', () => {
  const invalidated = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;

  it('is the same for no query and for an empty one', () => {
    expect(listUsersKey({})).toEqual(['tilava', 'users', 'listUsers']);
    expect(listUsersKey()).toEqual(['tilava', 'users', 'listUsers']);
  });

  it('tells apart what is asked for otherwise', () => {
    const asked = [
      listUsersKey(),
      listUsersKey({ pageNumber: 2 }),
      findMatchesKey({ property: 'p' }, { favorite: false }),
      findMatchesKey({ property: 'p' }, { specific: true }),
      findMatchesKey({ announcement: 'p' }, { all: true }),
      listUsersInfiniteQuery(watchedTilava().tilava).queryKey,
    ];
    expect(new Set(asked.map((key) => JSON.stringify(key))).size).toBe(asked.length);
  });

  it('knows what the cache holds', () => {
    queryClient.setQueryData(getUserKey('a'), exampleAnswers.getUser.tenant);
    expect(queryClient.getQueryData(getUserKey('a'))?.email).toBe('tenant@tilava.example');
  });

  it('is invalidated by each of its prefixes', async () => {
    for (const prefix of [tilavaKey, tagKey('users'), listUsersKey()]) {
      queryClient.setQueryData(listUsersKey({ pageNumber: 2 }), exampleAnswers.listUsers.first);
      queryClient.setQueryData(
        findMatchesKey({ property: 'p' }, { favorite: false }),
        exampleAnswers.findMatches.tenant,
      );
      await queryClient.invalidateQueries({ queryKey: prefix });
      expect(invalidated(listUsersKey({ pageNumber: 2 }))).toBe(true);
      expect(invalidated(findMatchesKey({ property: 'p' }, { favorite: false }))).toBe(prefix === tilavaKey);
    }
  });

  it('never holds the bearer', async () => {
    const bearer = 'very-secret-bearer';
    const { tilava, requests } = watchedTilava({ tokenStore: createMemoryTokenStore(bearer) });
    for (const { id, positions } of reads) {
      await queryClient.fetchQuery(
        callBy(functions, `${id}Query`, tilava, ...positions) as ReturnType<typeof getUserQuery>,
      );
    }
    expect(requests.every(({ headers }) => headers.get('authorization') === `Bearer ${bearer}`)).toBe(true);
    const hashes = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash);
    expect(hashes).toHaveLength(reads.length);
    expect(hashes.join()).not.toContain(bearer);
  });
});

describe('a paged list', () => {
  it('of numbered pages goes on until its last', async () => {
    const [user] = exampleAnswers.listUsers.first.results;
    if (user === undefined) throw new Error('The example has a user');
    server.use(
      handlers.listUsers(({ query }) => {
        const pageNumber = Number(query.pageNumber ?? 1);
        return { results: [{ ...user, id: String(pageNumber) }], records: [], entriesCount: 3, pageNumber };
      }),
    );
    const { tilava, sent } = watchedTilava();
    const observer = new InfiniteQueryObserver(
      queryClient,
      listUsersInfiniteQuery(tilava, { entriesPerPage: 1 }),
    );
    await observer.refetch();
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(['1', '2', '3']);
    expect(hasNextPage).toBe(false);
    expect(sent()).toEqual([
      'GET /users?entriesPerPage=1',
      'GET /users?entriesPerPage=1&pageNumber=2',
      'GET /users?entriesPerPage=1&pageNumber=3',
    ]);
  });

  it('with cursors goes on until there is none, and keeps body and filters', async () => {
    const bodies: unknown[] = [];
    server.use(
      handlers.findMatches(({ query, body }) => {
        bodies.push(body);
        return { results: [], total: 0, nextCursor: query.cursor === undefined ? 'x' : null };
      }),
    );
    const { tilava, sent } = watchedTilava();
    const list = findMatchesInfiniteQuery(tilava, { property: 'p' }, { favorite: false, pointsAbove: 60 });
    const observer = new InfiniteQueryObserver(queryClient, list);
    await observer.refetch();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pageParams).toEqual([{}, { cursor: 'x' }]);
    expect(hasNextPage).toBe(false);
    expect(bodies).toEqual([{ property: 'p' }, { property: 'p' }]);
    expect(sent()).toEqual([
      'POST /matchmaking?favorite=false&pointsAbove=60',
      'POST /matchmaking?favorite=false&pointsAbove=60&cursor=x',
    ]);
  });

  it('and its first page alone are invalidated together', async () => {
    const { tilava } = watchedTilava();
    await queryClient.fetchInfiniteQuery(listUsersInfiniteQuery(tilava));
    await queryClient.fetchQuery(listUsersQuery(tilava));
    await queryClient.invalidateQueries({ queryKey: listUsersKey() });
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.isInvalidated),
    ).toEqual([true, true]);
  });
});

describe('a mutation', () => {
  it('sends the version and the headers that it is given', async () => {
    const { tilava, requests } = watchedTilava();
    await mutate(updateUserMutation(tilava), {
      id: 'a',
      body: { description: 'Quiet' },
      ifMatch: '"3"',
      headers: { 'x-trace': '1' },
    });
    expect(requests[0]?.headers.get('if-match')).toBe('"3"');
    expect(requests[0]?.headers.get('x-trace')).toBe('1');
  });

  it('invalidates nothing where it was refused', async () => {
    server.use(handlers.updateUser(problem('precondition_failed')));
    const staleTags = watchedTags();
    const refused = mutate(updateUserMutation(watchedTilava().tilava), { id: 'a', body: {} });
    await expect(refused).rejects.toMatchObject({ name: 'PreconditionFailedError' });
    expect(staleTags()).toEqual([]);
  });

  it('has what is on screen read again', async () => {
    const { tilava, sent } = watchedTilava();
    const stop = new QueryObserver(queryClient, getUserQuery(tilava, 'a')).subscribe(() => undefined);
    await vi.waitFor(() => expect(queryClient.getQueryData(getUserKey('a'))).toBeDefined());
    await mutate(updateUserMutation(tilava), { id: 'a', body: {} });
    await vi.waitFor(() => expect(sent()).toEqual(['GET /user/a', 'PATCH /user/a', 'GET /user/a']));
    stop();
  });

  it('with an onSuccess of its own invalidates by hand', async () => {
    const staleTags = watchedTags();
    await invalidateAfter(queryClient, 'addInterest');
    expect(staleTags()).toEqual(['users', 'matchmaking']);
  });

  it('of an upload tells of its progress', async () => {
    const sent: number[] = [];
    async function* bytes() {
      yield new Uint8Array(1_000);
      yield new Uint8Array(2_000);
    }
    const record = await mutate(uploadFileMutation(watchedTilava().tilava), {
      picture: { file: bytes(), name: 'yard.png' },
      query: { surround: true },
      onProgress: (progress) => sent.push(progress.sent),
    });
    expect(record).toEqual(exampleAnswers.uploadFile.lobby);
    expect(sent.at(-1)).toBeGreaterThan(3_000);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  });
});

describe('a picture', () => {
  it('is never asked for again by itself, because it never changes', () => {
    const { tilava } = watchedTilava();
    expect(getFileQuery(tilava, 'k')).toMatchObject({ staleTime: Infinity });
    for (const { id, positions, isImmutable } of reads.filter((read) => !read.isImmutable)) {
      expect(isImmutable).toBe(false);
      expect(callBy(functions, `${id}Query`, tilava, ...positions), id).not.toHaveProperty('staleTime');
    }
  });
});

it('covers the whole contract', () => {
  const identifiers = Object.values(contract.paths).flatMap((byVerb) =>
    Object.values(byVerb).map(({ operationId }) => operationId),
  );
  expect(everyOperation.map(({ id }) => id)).toEqual(identifiers);
});
