import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface Choices<Changes> {
  readonly queryKey: QueryKey;
  readonly save: (changes: Changes) => Promise<unknown>;
  readonly refresh: () => unknown;
}

/** Saves choices that count at once: each shows before it is saved, and one after the other is, however fast they are made. */
export function useChoices<
  Chosen extends object,
  Changes extends { readonly [Name in keyof Chosen]?: Chosen[Name] | undefined },
>({ queryKey, save, refresh }: Choices<Changes>) {
  const queryClient = useQueryClient();
  const mutationKey = ['choices', ...queryKey];
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: save,
    onMutate: async (changes) => {
      const cancelled = queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Chosen>(queryKey);
      queryClient.setQueryData<Chosen>(queryKey, (shown) => shown && { ...shown, ...changes });
      await cancelled;
      return before;
    },
    onError: (_error, _changes, before) => {
      if (isLast()) queryClient.setQueryData<Chosen>(queryKey, before);
    },
    // Where one failed, its answer may be all that was lost.
    onSettled: () => {
      if (isLast()) refresh();
    },
  });
}
