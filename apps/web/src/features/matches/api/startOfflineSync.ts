import { isSameMark, type Mark } from '../../../shared/offlineQueue/queuedMarks.ts';
import { matchesKey } from './changeMatches.ts';
import { showMark } from './marks.ts';
import { readOnceMore } from './readOnceMore.ts';
import { flushOfflineQueue, type SyncServices } from './flushOfflineQueue.ts';

/** Backoff in milliseconds: doubled with each failure. */
const minBackoff = 30_000;
const maxBackoff = 10 * 60_000;
/** Longest `Retry-After` that is respected, in milliseconds. */
const maxRetryAfter = 60 * 60_000;

/** The Web Lock of the one tab that sends. */
const lockName = 'tilava.waiting';

/** The browser features that sending needs. */
export interface SyncDevice {
  /** Missing in insecure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly isOnline: () => boolean;
  /** Calls back when another attempt is likely to succeed: the network is back, or the page is looked at again. */
  readonly onWake: (listener: () => void) => void;
}

/**
 * Sends the queued marks whenever there is a network, and shows them in matches until then. One tab sends for all as
 * long as it is open: if tabs took turns, one might still read marks that another has sent, since storage syncs between
 * tabs with a delay. Without locks each tab sends; the requests are idempotent.
 */
export function startOfflineSync(services: SyncServices, { locks, isOnline, onWake }: SyncDevice): void {
  const { offlineQueue, queryClient } = services;
  let isSender = false;
  let isInFlight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let notBefore = 0;

  const isEmpty = () => (offlineQueue.get() ?? []).length === 0;
  const showAll = () => {
    for (const mark of offlineQueue.get() ?? []) showMark(queryClient, mark);
  };

  const attempt = async () => {
    if (!isSender || isInFlight || isEmpty() || !isOnline()) return;
    isInFlight = true;
    clearTimeout(timer);
    try {
      const retryAfterMs = await flushOfflineQueue(services);
      failures = retryAfterMs === null ? 0 : failures + 1;
      const retryAfter = Math.min(maxRetryAfter, retryAfterMs ?? 0);
      notBefore = Date.now() + retryAfter;
      // Marks that were queued during the last request are sent at once.
      const delay = retryAfterMs === null ? 0 : Math.max(retryAfter, backoffAfter(failures));
      if (!isEmpty()) timer = setTimeout(() => void attempt(), delay);
    } finally {
      isInFlight = false;
    }
  };

  const attemptUnlessTooSoon = () => {
    if (Date.now() >= notBefore) void attempt();
  };

  let known = offlineQueue.get();
  offlineQueue.subscribe(() => {
    const [before, now] = [known, offlineQueue.get()];
    known = now;
    // By any tab. After a logout the queue is null.
    const isSent = (mark: Mark) => now !== null && !now.some((other) => isSameMark(mark, other));
    if (before?.some(isSent) === true) readOnceMore(queryClient);
    attemptUnlessTooSoon();
  });
  onWake(attemptUnlessTooSoon);
  // Answers of the server, and those of an earlier visit, lack the queued marks.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    if (event.query.queryKey[1] === matchesKey[1]) showAll();
  });
  showAll();
  const becomeSender = () => {
    isSender = true;
    void attempt();
    return new Promise(() => undefined);
  };
  if (locks === undefined) void becomeSender();
  else void locks.request(lockName, becomeSender);
}

/** Exponential backoff with jitter. */
const backoffAfter = (failures: number): number =>
  Math.min(maxBackoff, minBackoff * 2 ** (failures - 1)) * (1 + Math.random() / 2);
