import { useCallback, useSyncExternalStore } from 'react';
import { useIsPrinting } from './useIsPrinting.ts';

/**
 * Whether the window is as a media query asks, followed as it changes; not so where there is no window.
 *
 * @param onPaper - the answer while the page is printed
 */
export function useMedia(query: string, { onPaper }: { readonly onPaper: boolean }): boolean {
  const isPrinting = useIsPrinting();
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  const isMatching = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  return isPrinting ? onPaper : isMatching;
}
