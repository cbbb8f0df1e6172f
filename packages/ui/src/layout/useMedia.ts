import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, followed as it changes; `onPaper` is the answer while it is printed. */
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

/** Whether the page is being printed, true before it is laid out: a media query's change would leave blank pages. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribeToPrinting,
    () => isOnPaper,
    () => false,
  );
