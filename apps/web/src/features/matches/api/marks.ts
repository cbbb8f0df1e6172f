import type { QueryClient } from '@tanstack/react-query';

/** As what a user may mark a match. */
export type MarkName = 'favorite' | 'interest' | 'landlordInterest';

/** Under which changes of a mark are found while they are on their way. */
export const markKey = (name: MarkName) => ['mark', name] as const;

/** Ends once no change of a mark is on its way, so that a list read afterwards tells of all of them. */
export function marksAnswered(client: QueryClient, name: MarkName): Promise<void> {
  const isAnswered = () => client.isMutating({ mutationKey: markKey(name) }) === 0;
  if (isAnswered()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = client.getMutationCache().subscribe(() => {
      if (!isAnswered()) return;
      unsubscribe();
      resolve();
    });
  });
}
