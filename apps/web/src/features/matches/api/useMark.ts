import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../../../shared/errors/useFailureText.ts';
import { ageOf } from '../../../shared/lists/listAge.tsx';
import {
  enqueue,
  isSameMark,
  type Mark,
  type Marked,
  useQueuedMarks,
} from '../../../shared/offlineQueue/offlineQueue.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import {
  markKey,
  matchesKey,
  refreshAfter,
  sendMark,
  showMark,
  showMarksSent,
  type WhichMatches,
} from './marks.ts';

/** Marks a match optimistically, one mark at a time (specification, section 4), or queues the mark offline. */
export function useMark(marked: Marked) {
  const { tilava, queryClient, notices, offlineQueue } = useServices();
  const { name } = marked;
  const mutationKey = markKey(name);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: async (mark: Mark) => {
      // Queued marks are sent first, also if the network has just come back.
      const isQueueEmpty = (offlineQueue.get() ?? []).length === 0;
      if (window.navigator.onLine && isQueueEmpty) {
        try {
          await sendMark(tilava, mark);
          return 'sent' as const;
        } catch (error) {
          // Queued only if the network went down meanwhile.
          if (window.navigator.onLine || !(error instanceof Error) || isRefusal(error)) throw error;
        }
      }
      offlineQueue.update((marks) => enqueue(marks, mark));
      return 'queued' as const;
    },
    onMutate: async (mark: Mark) => {
      // An answer from before the mark would revert it. Queries without data still have to load.
      const isHeld: WhichMatches = ({ state }) => state.data !== undefined;
      const cancelled = queryClient.cancelQueries({ queryKey: matchesKey, predicate: isHeld });
      showMark(queryClient, mark);
      await cancelled;
    },
    onError: (error, mark) => {
      showMark(queryClient, { ...mark, isOn: !mark.isOn });
      showMarksSent(queryClient, name, mark);
      notices.show({ error });
      // After several in a row, the server's state is unknown.
      if (isLast()) void queryClient.invalidateQueries({ queryKey: matchesKey });
    },
    onSuccess: (outcome) => {
      showMarksSent(queryClient, name);
      if (!isLast()) return;
      if (outcome === 'sent') refreshAfter(queryClient, name);
      // Queries that were in flight when the mark was made were cancelled.
      void queryClient.refetchQueries({
        queryKey: matchesKey,
        type: 'active',
        predicate: ({ state }) => ageOf(state).isFromEarlier,
      });
    },
  });
  return {
    mark: (isOn: boolean) => mutate({ ...marked, isOn }),
    isQueued: useQueuedMarks().some((mark) => isSameMark(mark, marked)),
  };
}

export const useFavorite = (announcementId: string) =>
  useMark({ name: 'favorite', announcementId, tenantId: useUserId() });

export const useInterest = (announcementId: string) =>
  useMark({ name: 'interest', announcementId, tenantId: useUserId() });
