import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { controlAt, placeOfFocus, type FocusPlace } from './focusPlace.ts';

/**
 * Gives the focus that the rows before these had to the same control of the same row, once that is drawn.
 *
 * @returns the place of the focus in the rows before; `undefined` where they did not have it
 */
export function useFocusTakenOver(list: RefObject<HTMLElement | null>): FocusPlace | undefined {
  const [left] = useState(() => placeOfFocus(list.current));
  const awaited = useRef(left);
  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    const control = controlAt(list.current, awaited.current);
    if (control === undefined) return;
    awaited.current = undefined;
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  });
  return left;
}
