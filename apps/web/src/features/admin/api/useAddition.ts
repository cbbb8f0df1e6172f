import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfter, type Write } from '@tilava/sdk/react-query';
import { useNavigate } from 'react-router-dom';
import { useSubmitOnce } from '../../../shared/forms/useSubmitOnce.ts';
import { useKey } from '../../../shared/requests/useKey.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { tabHref, type ListTab } from '../model/adminSearch.ts';

/** Adds something to a list, once however often the same is sent, and leads to that list, where the newest is first then. */
export function useAddition<Sent>(
  tab: ListTab,
  operation: Write,
  send: (sent: Sent, idempotencyKey: string) => Promise<unknown>,
) {
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ sent }: { readonly sent: Sent }) => send(sent, keyFor(sent)),
    onSuccess: async () => {
      notices.show({ done: 'added' });
      void invalidateAfter(queryClient, operation);
      await navigate(newestFirst(tab));
    },
  });
  const addOnce = useSubmitOnce(mutate);
  return { add: (sent: Sent) => addOnce({ sent }), isPending, error };
}

function newestFirst(tab: ListTab): string {
  const start = tabHref(tab);
  return `${start}${start.includes('?') ? '&' : '?'}direction=descending`;
}
