import {
  createMemoryTokenStore,
  createTilava,
  isNotFoundError,
  type Namespaces,
  type PlainCalls,
  type Schemas,
  type Tilava,
} from '@tilava/sdk';

const tilava = createTilava({
  baseUrl: 'http://127.0.0.1:3000/api/v1',
  tokenStore: createMemoryTokenStore(),
  maxRetries: 1,
});

export async function emailOf(id: string): Promise<string | null> {
  try {
    const { data, etag } = await tilava.users.get(id).withResponse();
    if (etag !== null) await tilava.users.update(id, { description: 'Quiet' }, { ifMatch: etag });
    return data.email;
  } catch (error) {
    if (isNotFoundError(error)) return error.problem?.detail ?? null;
    throw error;
  }
}

export async function everybody(): Promise<string[]> {
  const names: string[] = [];
  for await (const user of tilava.users.list({ entriesPerPage: 50 })) names.push(user.email);
  return names;
}

export async function byPath(id: string): Promise<Schemas['User'] | undefined> {
  const { data, error } = await tilava.http.GET('/user/{id}', { params: { path: { id } } });
  if (error !== undefined) console.error(error.code);
  return data;
}

export const upload = (bytes: Uint8Array, signal: AbortSignal): Promise<{ readonly id: string }> =>
  tilava.files.upload({ file: bytes, name: 'hall.png' }, { surround: false }, { signal });

/** All that editors complete beside the namespaces; symbols of the sources’ own are not published. */
type Member = Exclude<Extract<keyof Tilava, string | typeof Symbol.dispose>, keyof Namespaces>;

export const members: Readonly<Record<Member, true>> = {
  http: true,
  tokenStore: true,
  session: true,
  withBearer: true,
  withOptions: true,
  close: true,
  [Symbol.dispose]: true,
};

/** Options may be computed, and then be undefined. */
export async function computed(
  id: string,
  given: {
    readonly signal: AbortSignal | undefined;
    readonly limit: number | undefined;
    readonly description: string | undefined;
    readonly token: string | undefined;
  },
): Promise<void> {
  const { signal, limit, description, token } = given;
  const client = tilava.withOptions({
    timeoutMs: limit,
    headers: { 'x-token': token },
    onSessionEnd: undefined,
  });
  await client.users.update(id, { description }, { signal, ifMatch: token, maxRetries: limit });
  await client.users.list({ entriesPerPage: limit }, { signal, headers: new Headers() });
  await client.matchmaking.findMatches({ property: id }, { all: true, limit });
  await client.files.upload(
    { file: new Uint8Array(), name: description },
    { surround: undefined },
    { signal },
  );
  await client.http.GET('/users', { params: { query: { entriesPerPage: limit } }, signal });
  client.close();
}

export async function fitting(id: string): Promise<void> {
  const change = { roomCount: [1, 2], amenities: ['kitchen'] } as const;
  await tilava.properties.update(id, change);
  await tilava.favorites.add({ id, announcementId: '1' });
  await tilava.matchmaking.findMatches({ property: id }, { favorite: false, pointsAbove: 60 });
}

/** What takes plain calls takes the client, and a stub. */
const greet = async (users: Pick<PlainCalls<Tilava['users']>, 'get' | 'list'>, id: string): Promise<string> =>
  `${(await users.get(id)).email} of ${(await users.list()).entriesCount}`;

export const greetings = (user: Schemas['User']): readonly Promise<string>[] => [
  greet(tilava.users, '1'),
  greet(
    {
      get: (id) => Promise.resolve({ ...user, id }),
      list: async () => ({ results: [user], records: [], entriesCount: 1, pageNumber: 1 }),
    },
    '1',
  ),
  // @ts-expect-error: that is no user
  greet({ get: async () => 'nobody', list: () => tilava.users.list() }, '1'),
];

export async function mistakes(): Promise<void> {
  // @ts-expect-error: a client has to know where the API is
  createTilava({});
  // @ts-expect-error: an id is a text
  await tilava.users.get(1);
  // @ts-expect-error: there is no such field
  await tilava.users.update('1', { descriptoin: 'Quiet' });
  // @ts-expect-error: there is no such path
  await tilava.http.GET('/usr/{id}', { params: { path: { id: '1' } } });
  // @ts-expect-error: the path has a parameter
  await tilava.http.GET('/user/{id}');
  // @ts-expect-error: a picture is uploaded by its method
  await tilava.http.POST('/files', { body: { file: new Blob() } });
  // @ts-expect-error: two ids are told apart by their names
  await tilava.favorites.add('1', '2');
  // @ts-expect-error: a search has a mode
  await tilava.matchmaking.findMatches({ property: '1' });
  // @ts-expect-error: a search has one mode
  await tilava.matchmaking.findMatches({ property: '1' }, { all: true, specific: true });
  const user = await tilava.users.get('1');
  // @ts-expect-error: there is no such field
  console.log(user.mail);
}
