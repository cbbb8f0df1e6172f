import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { stepOf } from '../stepOf.ts';

/**
 * The point of a chart that is being read: one stop of the Tab key, moved by the arrow keys, or by the pointer in
 * passing.
 *
 * @param count how many points there are
 */
export function useReading(count: number) {
  const [stop, setStop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const read = pointed ?? focused;

  const onKeyDown = (event: KeyboardEvent) => {
    const current = pointAt(event);
    if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(event.key, current, count);
    if (next === undefined) return;
    event.currentTarget.querySelector<HTMLElement | SVGElement>(`[data-order="${next}"]`)?.focus();
    event.preventDefault();
  };

  const onFocus = (event: SyntheticEvent) => {
    const reached = pointAt(event);
    if (reached === undefined) return;
    setStop(reached);
    setFocused(reached);
  };

  return {
    /** The order of the point in use, if there is one. */
    read,
    /** What listens on the list box. */
    handlers: {
      onKeyDown,
      onFocus,
      onBlur: () => setFocused(undefined),
      onPointerOver: (event: SyntheticEvent) => setPointed(pointAt(event)),
      onPointerLeave: () => setPointed(undefined),
    },
    /** What makes a point one of its options. */
    optionProps: (order: number) => ({
      role: 'option' as const,
      'aria-selected': order === read,
      'data-order': order,
      // Fewer points than before may have come.
      tabIndex: order === Math.min(stop, count - 1) ? 0 : -1,
    }),
  };
}

function pointAt({ target }: SyntheticEvent): number | undefined {
  const order = target instanceof Element ? target.closest('[data-order]')?.getAttribute('data-order') : null;
  return order === null || order === undefined ? undefined : Number(order);
}
