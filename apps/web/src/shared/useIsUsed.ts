import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let isUsed = false;

function subscribe(onChange: () => void): () => void {
  const use = () => {
    isUsed = true;
    onChange();
  };
  const listening = new AbortController();
  for (const sign of signs) {
    window.addEventListener(sign, use, { once: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}

/** Whether somebody has touched the page since it was loaded: what is not read first may wait for it. */
export const useIsUsed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  );
