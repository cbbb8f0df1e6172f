import { useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Notice } from '../Notice/Notice.tsx';

/** Texts about the connection. */
export interface OfflineLabels {
  /** E.g. "You’re offline". */
  readonly offline: string;
  /** What still works and what doesn’t, e.g. "You can still read what you’ve opened. Changes have to wait." */
  readonly stillWorks: string;
  /** Announced when the connection is back, e.g. "You’re back online". */
  readonly online: string;
}

export interface OfflineNoticeProps {
  readonly labels: OfflineLabels;
}

/** Says that there’s no connection for as long as that’s true. Keep it mounted, so that changes are announced. */
export function OfflineNotice({ labels }: OfflineNoticeProps) {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warning" title={labels.offline}>
          {labels.stillWorks}
        </Notice>
      )}
      {isOnline && wasOffline && <VisuallyHidden>{labels.online}</VisuallyHidden>}
    </div>
  );
}

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
