import { useSyncExternalStore } from 'react';

/** Whether the browser has a network; true where nobody knows, as on a server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnlineOnServer);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

const isOnlineOnServer = () => true;
