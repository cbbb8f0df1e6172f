import { useRef, type FocusEvent, type SyntheticEvent } from 'react';
import { keyOf } from './focusPlace.ts';

/** Tells which row the pointer or the focus has come to last; what the rows' container has to listen to. */
export function useHighlighting(onHighlight: ((key: string | undefined) => void) | undefined) {
  const pointed = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  const told = useRef<string>(undefined);
  if (onHighlight === undefined) return {};

  const tell = () => {
    const key = pointed.current ?? focused.current;
    if (key === told.current) return;
    told.current = key;
    onHighlight(key);
  };
  const point = (target: EventTarget | null) => {
    pointed.current = keyOf(target);
    tell();
  };
  const focus = (target: EventTarget | null) => {
    focused.current = keyOf(target);
    // A pointer that has been left lying there is not looked at.
    if (focused.current !== undefined) pointed.current = undefined;
    tell();
  };
  return {
    // Rows that move below a pointer tell of themselves that it is over them, without a movement of its own.
    onPointerMove: ({ target }: SyntheticEvent) => point(target),
    onPointerLeave: () => point(null),
    onFocus: ({ target }: FocusEvent) => focus(target),
    // From one control of a row to the next, the row keeps it.
    onBlur: ({ relatedTarget }: FocusEvent) => focus(relatedTarget),
  };
}
