import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a row that scrolls: moves the item with this index to the middle when it changes. The page stays where it is. */
export function useCurrentInSight<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const item = row?.children[index];
    if (!row || !item) return;
    row.scrollLeft += middleOf(item) - middleOf(row);
  }, [index]);
  return ref;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
