import { useCallback, useState, type RefCallback } from 'react';

/**
 * What is seen in a drawing. It is looked at again whenever it gets another size, as it does when the font arrives or
 * the density changes.
 */
export function useDrawing<Sight>(
  look: (drawn: HTMLElement) => Sight,
): readonly [ref: RefCallback<HTMLElement>, sight: Sight | undefined] {
  const [sight, setSight] = useState<Sight>();
  const ref = useCallback(
    (drawn: HTMLElement | null) => {
      if (drawn === null) return undefined;
      const observer = new ResizeObserver(() => setSight(look(drawn)));
      observer.observe(drawn);
      return () => observer.disconnect();
    },
    [look],
  );
  return [ref, sight];
}
