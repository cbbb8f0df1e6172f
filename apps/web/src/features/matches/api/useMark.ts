import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../../../shared/errors/isRefusal.ts';
import { ageOf } from '../../../shared/query/listAge.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useWaiting } from '../../../shared/waiting/useWaiting.ts';
import { isSameMark, withMark, type Mark, type Marked } from '../../../shared/waiting/waitingMarks.ts';
import { matchesKey, type WhichMatches } from './changeMatches.ts';
import { markKey, refreshAfter, sendMark, showMark, showMarksSent } from './marks.ts';

/** What a page needs of a mark. */
export interface Marking {
  readonly mark: (isOn: boolean) => void;
  /** Whether what was last wished is still to be sent. */
  readonly isWaiting: boolean;
}

/**
 * A mark of matches that shows at once, before the server answers, and is taken back where the server refuses
 * (specification, section 4, Interest toggle). Markings are sent one after the other, so that the last one wins; without
 * a network they wait for it.
 */
export function useMark(marked: Marked): Marking {
  const { tilava, queryClient, notices, waiting } = useServices();
  const { name } = marked;
  const mutationKey = markKey(name);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: async (mark: Mark) => {
      // What others wait for comes first, also where the network has just come back.
      const isFirst = (waiting.get() ?? []).length === 0;
      if (window.navigator.onLine && isFirst) {
        try {
          await sendMark(tilava, mark);
          return 'sent' as const;
        } catch (error) {
          // The network went meanwhile.
          if (window.navigator.onLine || !(error instanceof Error) || isRefusal(error)) throw error;
        }
      }
      waiting.update((marks) => withMark(marks, mark));
      return 'waits' as const;
    },
    onMutate: async (mark: Mark) => {
      // An answer from before the mark would take it away again. What was never read has to come all the same.
      const isHeld: WhichMatches = ({ state }) => state.data !== undefined;
      const cancelled = queryClient.cancelQueries({ queryKey: matchesKey, predicate: isHeld });
      showMark(queryClient, mark);
      await cancelled;
    },
    onError: (error, mark) => {
      showMark(queryClient, { ...mark, isOn: !mark.isOn });
      showMarksSent(queryClient, name, mark);
      notices.show({ error });
      // After several in a row it is not known here what the server has kept.
      if (isLast()) void queryClient.invalidateQueries({ queryKey: matchesKey });
    },
    onSuccess: (outcome) => {
      showMarksSent(queryClient, name);
      if (!isLast()) return;
      if (outcome === 'sent') refreshAfter(queryClient, name);
      // What was on its way when the mark was made was cancelled.
      void queryClient.refetchQueries({
        queryKey: matchesKey,
        type: 'active',
        predicate: ({ state }) => ageOf(state).isFromEarlier,
      });
    },
  });
  return {
    mark: (isOn) => mutate({ ...marked, isOn }),
    isWaiting: useWaiting().some((mark) => isSameMark(mark, marked)),
  };
}
