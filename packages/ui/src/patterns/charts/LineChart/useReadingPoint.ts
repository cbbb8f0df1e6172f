import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { stepOf } from '../../stepOf.ts';

/** On a slider up means more, which here is later; on a list it means back. */
const sliderKeys: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/**
 * The point of a line that is being read, by keys or by the pointer.
 *
 * @param count how many points there are, evenly apart from edge to edge
 */
export function useReadingPoint(count: number) {
  const [kept, setKept] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const [pointed, setPointed] = useState<number>();
  // Fewer points than before may have come.
  const stop = Math.min(kept, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepOf(sliderKeys[event.key] ?? event.key, stop, count);
    if (next === undefined) return;
    setKept(next);
    event.preventDefault();
  };

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    setPointed(Math.min(count - 1, Math.max(0, Math.round(share * (count - 1)))));
  };

  return {
    /** The order of the point in use, if there is one. */
    read: pointed ?? (isFocused ? stop : undefined),
    /** Where the keys are. */
    stop,
    handlers: {
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: () => setPointed(undefined),
    },
  };
}
