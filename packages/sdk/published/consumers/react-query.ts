import { QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { createTilava } from '@tilava/sdk';
import {
  getUserKey,
  getUserQuery,
  invalidatedBy,
  listUsersInfiniteQuery,
  updateUserMutation,
} from '@tilava/sdk/react-query';

const tilava = createTilava({ baseUrl: '/api/v1' });
const queryClient = new QueryClient();

export function useEmail(id: string): string | undefined {
  return useQuery(getUserQuery(tilava, id)).data?.email;
}

export function useProblem(id: string): string | undefined {
  const change = useMutation(updateUserMutation(tilava));
  return useQuery(getUserQuery(tilava, id)).error?.code ?? change.error?.code;
}

export function useEverybody(): string[] {
  const { data } = useInfiniteQuery(listUsersInfiniteQuery(tilava));
  return data?.pages.flatMap(({ results }) => results.map(({ email }) => email)) ?? [];
}

export function useDescribe(id: string): (description: string) => void {
  const { mutate } = useMutation(updateUserMutation(tilava));
  return (description) => mutate({ id, body: { description } });
}

export async function cachedEmail(id: string): Promise<string> {
  await queryClient.prefetchQuery(getUserQuery(tilava, id));
  const user = await queryClient.fetchQuery(getUserQuery(tilava, id));
  return queryClient.getQueryData(getUserKey(id))?.email ?? user.email;
}

export const keys: readonly unknown[] = invalidatedBy('updateUser');

// Without types of their own, as programs with declarations export them.
export const userKey = getUserKey('1');
export const userQuery = getUserQuery(tilava, '1');
export const everybodyQuery = { ...listUsersInfiniteQuery(tilava), staleTime: 1000 };
export const userMutation = updateUserMutation(tilava);
export const emailQuery = (id: string) => ({ ...getUserQuery(tilava, id), enabled: id !== '' });

export function useMistakes(): void {
  // @ts-expect-error: an id is a text
  getUserQuery(tilava, 1);
  const { mutate } = useMutation(updateUserMutation(tilava));
  // @ts-expect-error: there is no such field
  mutate({ id: '1', body: { descriptoin: 'Quiet' } });
  // @ts-expect-error: a read changes nothing
  invalidatedBy('getUser');
}
