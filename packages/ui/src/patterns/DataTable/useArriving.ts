import { startTransition, useEffect, useState } from 'react';
import type { ListForm } from './ListBody.tsx';

/** How many rows are drawn in one go: about what fills a window. */
export const ROWS_AT_ONCE = { table: 6, cards: 3 } as const satisfies Record<ListForm['kind'], number>;

/**
 * How many of the rows that have come to draw now. The first fill the window at once, the others follow piece by
 * piece, so that what somebody presses meanwhile is answered. Rows that are there from the beginning are all drawn at
 * once, unless they are said to arrive: whoever comes back to a list finds it as high as it was left.
 */
export function useArriving(
  count: number,
  {
    isLoading,
    arrives,
    atOnce,
  }: Readonly<Record<'isLoading' | 'arrives', boolean>> & { readonly atOnce: number },
): number {
  const [drawn, setDrawn] = useState(isLoading || arrives ? atOnce : Infinity);
  useEffect(() => {
    if (isLoading || drawn >= count) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)));
    return () => clearTimeout(next);
  }, [isLoading, drawn, count, atOnce]);
  return Math.min(count, drawn);
}
