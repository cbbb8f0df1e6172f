import { useMutation } from '@tanstack/react-query';
import type { Match } from '@tilava/domain/interest';
import { isFromEarlier } from '../../../shared/query/listAge.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { changeMatches, matchesKey, type WhichMatches } from './changeMatches.ts';
import { markKey, type MarkName } from './marks.ts';

/** Turns a mark of a match, such as a favourite's, on or off. */
interface Marking {
  /** Of what is marked. */
  readonly id: string;
  readonly isOn: boolean;
}

interface Mark {
  readonly name: MarkName;
  readonly change: (matches: readonly Match[], id: string, isOn: boolean) => readonly Match[];
  /** Tells the server. */
  readonly send: (marking: Marking) => PromiseLike<unknown>;
  /** Which cached matches the mark belongs to; all, where it is left out. */
  readonly isOf?: WhichMatches;
  /** Has read again what the server may say otherwise now. */
  readonly refresh: () => void;
}

const all: WhichMatches = () => true;

/**
 * A mark of matches that shows at once, before the server answers, and is taken back where the server refuses
 * (specification, section 4, Interest toggle). Markings are sent one after the other, so that the last one wins.
 */
export function useMark({ name, change, send, isOf = all, refresh }: Mark) {
  const { queryClient, notices } = useServices();
  const mutationKey = markKey(name);
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const show = ({ id, isOn }: Marking) =>
    changeMatches(queryClient, (matches) => change(matches, id, isOn), isOf);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: async (marking: Marking) => {
      await send(marking);
    },
    onMutate: async (marking: Marking) => {
      // An answer from before the mark would take it away again. What was never read has to come all the same.
      const isHeld: WhichMatches = ({ state }) => state.data !== undefined;
      const cancelled = queryClient.cancelQueries({ queryKey: matchesKey, predicate: isHeld });
      show(marking);
      await cancelled;
    },
    onError: (error, { id, isOn }) => {
      show({ id, isOn: !isOn });
      notices.show({ error });
      // After several in a row it is not known here what the server has kept.
      if (isLast()) void queryClient.invalidateQueries({ queryKey: matchesKey });
    },
    onSuccess: () => {
      if (!isLast()) return;
      refresh();
      // What was on its way when the mark was made was cancelled.
      void queryClient.refetchQueries({
        queryKey: matchesKey,
        type: 'active',
        predicate: ({ state }) => isFromEarlier(state),
      });
    },
  });
  return (id: string, isOn: boolean) => mutate({ id, isOn });
}
