import { createTilava } from '@tilava/sdk';
import { createClient, getUser, listUsers, updateUser, type Client } from '@tilava/sdk/operations';

const client: Client = createClient({ baseUrl: '/api/v1' });

export async function describe(id: string, description: string): Promise<string | null> {
  const { etag } = await getUser(client, id).withResponse();
  const user = await updateUser(client, id, { description }, etag === null ? {} : { ifMatch: etag });
  return user.description;
}

export async function count(): Promise<number> {
  let users = 0;
  for await (const page of listUsers(createTilava({ baseUrl: '/api/v1' })).byPage())
    users += page.results.length;
  return users;
}

export async function mistakes(): Promise<void> {
  // @ts-expect-error: an operation needs its client
  await getUser('1');
  // @ts-expect-error: what is read has no version to match
  await getUser(client, '1', { ifMatch: '"1"' });
}
