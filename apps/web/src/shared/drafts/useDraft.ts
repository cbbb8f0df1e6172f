import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services/useServices.ts';
import type { DraftName } from './draftStore.ts';

/** What has become of what was written: `none` while nothing was. */
export type DraftState = 'none' | 'kept' | 'notKept' | 'thrownAway';

/** How the values of a form become a draft and come back; functions that stay the same. */
interface DraftForm<Values> {
  /**
   * The values to go on with. Gets null for no draft.
   *
   * @param current - what the form holds, where another tab has changed the draft
   */
  readonly read: (draft: unknown, current?: Values) => Values;
  readonly write: (values: Values) => unknown;
}

/** A form whose values are kept on the device while it is filled in. */
export interface Draft<Values> {
  readonly values: Values;
  readonly state: DraftState;
  readonly change: (changed: Partial<Values>) => void;
  /** Empties the form, until `undo`. */
  readonly throwAway: () => void;
  /** Brings back what was thrown away. */
  readonly undo: () => void;
  /** Keeps nothing any longer: it was sent. The form still holds it. */
  readonly finish: () => void;
}

/** Holds the values of a form, from its draft on; tabs of one browser show the same. */
export function useDraft<Values extends object>(
  name: DraftName,
  { read, write }: DraftForm<Values>,
): Draft<Values> {
  const { drafts } = useServices();
  const [values, setValues] = useState(() => read(drafts.read(name)));
  const [state, setState] = useState<DraftState>(() => (drafts.read(name) === null ? 'none' : 'kept'));
  const [thrownAway, setThrownAway] = useState<Values | null>(null);
  // Changes may come from answers that are older than the last drawing.
  const latest = useRef(values);

  const show = (next: Values, nextState: DraftState) => {
    latest.current = next;
    setValues(next);
    setState(nextState);
  };

  const keep = (next: Values) => {
    setThrownAway(null);
    show(next, drafts.keep(name, write(next)) ? 'kept' : 'notKept');
  };

  useEffect(
    () =>
      drafts.subscribe(name, () => {
        const draft = drafts.read(name);
        const next = read(draft, latest.current);
        latest.current = next;
        setValues(next);
        setState(draft === null ? 'none' : 'kept');
      }),
    [drafts, name, read],
  );

  return {
    values,
    state,
    change: (changed) => keep({ ...latest.current, ...changed }),
    throwAway: () => {
      setThrownAway(latest.current);
      drafts.discard(name);
      show(read(null), 'thrownAway');
    },
    undo: () => {
      if (thrownAway !== null) keep(thrownAway);
    },
    finish: () => {
      drafts.discard(name);
      setState('none');
    },
  };
}
