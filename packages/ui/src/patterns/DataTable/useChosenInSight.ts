import { useEffect, useRef, type RefObject } from 'react';
import { rowWith } from './focusPlace.ts';

/** Scrolls to the row that is chosen, e.g. in a plot beside the list, as far as is needed to see it. */
export function useChosenInSight(list: RefObject<HTMLElement | null>, chosenKey: string | undefined): void {
  const seen = useRef(chosenKey);
  useEffect(() => {
    if (seen.current === chosenKey) return;
    seen.current = chosenKey;
    if (chosenKey !== undefined) rowWith(list.current, chosenKey)?.scrollIntoView({ block: 'nearest' });
  }, [list, chosenKey]);
}
