import { useCallback, useSyncExternalStore } from 'react';

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

let isOnPaper = false;

function subscribeToPrinting(tell: () => void): () => void {
  const begin = () => {
    isOnPaper = true;
    tell();
  };
  const end = () => {
    isOnPaper = false;
    tell();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * Whether the page is being printed. True before the browser lays out the paper: what changes only with the media
 * query comes after the pages are counted, which leaves blank ones.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribeToPrinting,
    () => isOnPaper,
    () => false,
  );
