import { createMemoryTokenStore, createTilava, isNotFoundError, type Schemas } from '@tilava/sdk';

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
  const user = await tilava.users.get('1');
  // @ts-expect-error: there is no such field
  console.log(user.mail);
}
