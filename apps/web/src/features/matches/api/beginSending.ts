import { isSameMark, type Mark } from '../../../shared/waiting/waitingMarks.ts';
import { matchesKey } from './changeMatches.ts';
import { showMark } from './marks.ts';
import { readOnceMore } from './readOnceMore.ts';
import { sendWaiting, type SendingParts } from './sendWaiting.ts';

/** How long the server is left alone after a first failure, in milliseconds; twice as long after each further one. */
const firstPause = 30_000;
const longestPause = 10 * 60_000;
/** The longest that the server may ask to be left alone, in milliseconds. */
const longestRetryAfter = 60 * 60_000;

/** The name under which one tab sends for all. */
const sender = 'tilava.waiting';

/** The browser's part in sending. */
export interface SendingDevice {
  /** Missing where the connection isn't secure. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly isOnline: () => boolean;
  /** Calls back when another attempt is likely to succeed: the network is back, or the page is looked at again. */
  readonly onWake: (listener: () => void) => void;
}

/**
 * Sends what waits whenever there is a network, and shows it in matches until then. One tab does so for all, for as long
 * as it is there: would they take turns, the next might still read what the one before has sent, since browsers tell
 * tabs of each other's storage a moment later. Without locks each tab sends; the server does the same once.
 */
export function beginSending(parts: SendingParts, { locks, isOnline, onWake }: SendingDevice): void {
  const { waiting, queryClient } = parts;
  let isSender = false;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let notBefore = 0;

  const isEmpty = () => (waiting.get() ?? []).length === 0;
  const showAll = () => {
    for (const mark of waiting.get() ?? []) showMark(queryClient, mark);
  };

  const attempt = async () => {
    if (!isSender || isUnderWay || isEmpty() || !isOnline()) return;
    isUnderWay = true;
    clearTimeout(timer);
    try {
      const retryAfterMs = await sendWaiting(parts);
      failures = retryAfterMs === null ? 0 : failures + 1;
      const asked = Math.min(longestRetryAfter, retryAfterMs ?? 0);
      notBefore = Date.now() + asked;
      // What was added in the last moment is sent at once.
      const pause = retryAfterMs === null ? 0 : Math.max(asked, pauseAfter(failures));
      if (!isEmpty()) timer = setTimeout(() => void attempt(), pause);
    } finally {
      isUnderWay = false;
    }
  };

  const attemptUnlessTooSoon = () => {
    if (Date.now() >= notBefore) void attempt();
  };

  let known = waiting.get();
  waiting.subscribe(() => {
    const [before, now] = [known, waiting.get()];
    known = now;
    // Sent by whichever tab; with a logout there are none at all.
    const isSent = (mark: Mark) => now !== null && !now.some((other) => isSameMark(mark, other));
    if (before?.some(isSent) === true) readOnceMore(queryClient);
    attemptUnlessTooSoon();
  });
  onWake(attemptUnlessTooSoon);
  // The server, and an earlier visit, tell of matches without what waits.
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
  else void locks.request(sender, becomeSender);
}

/** Browsers that failed together do not come back together. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (1 + Math.random() / 2);
