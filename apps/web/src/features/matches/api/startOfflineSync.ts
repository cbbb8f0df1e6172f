import type { QueryClient } from '@tanstack/react-query';
import { isTilavaError, type TilavaError } from '@tilava/sdk';
import { isRefusal } from '../../../shared/errors/useFailureText.ts';
import { dequeue, isSameMark, type Mark, type MarkName } from '../../../shared/offlineQueue/offlineQueue.ts';
import type { Services } from '../../../shared/services/services.ts';
import { matchesKey, refreshAfter, sendMark, showMark } from './marks.ts';

/** Backoff in milliseconds: doubled with each failure. */
const minBackoff = 30_000;
const maxBackoff = 10 * 60_000;
/** Longest `Retry-After` that is respected, in milliseconds. */
const maxRetryAfter = 60 * 60_000;

/** The Web Lock of the one tab that sends. */
const lockName = 'tilava.waiting';

export interface SyncDevice {
  /** Missing in insecure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly isOnline: () => boolean;
  /** Calls back when another attempt is likely to succeed: the network is back, or the page is looked at again. */
  readonly onWake: (listener: () => void) => void;
}

/** One tab sends queued marks for all, and shows them until then: storage syncs between tabs with a delay. */
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

export type SyncServices = Pick<Services, 'session' | 'offlineQueue' | 'tilava' | 'queryClient' | 'notices'>;

/** Undoes and reports refused marks. If others stay queued: the server's `Retry-After` in ms, or 0; else null. */
export async function flushOfflineQueue(services: SyncServices): Promise<number | null> {
  const { session, offlineQueue, queryClient } = services;
  const userId = session.get()?.userId;
  const isSameUser = () => userId !== undefined && session.get()?.userId === userId;
  const failed: Mark[] = [];
  const hasFailed = (mark: Mark) => failed.some((other) => isSameMark(mark, other));
  const next = () => (isSameUser() ? offlineQueue.latest()?.find((mark) => !hasFailed(mark)) : undefined);
  const answered = new Set<MarkName>();
  let retryAfterMs = 0;
  for (let mark = next(); mark !== undefined; mark = next()) {
    const sent: Mark = mark;
    const failure = await send(services, sent);
    if (failure === null && isSameUser()) {
      answered.add(sent.name);
      offlineQueue.update((marks) => dequeue(marks, sent));
    } else if (failure !== null) {
      failed.push(sent);
      retryAfterMs = failure.retryAfterMs ?? 0;
      // A 500 may concern this mark alone; any other failure concerns the rest as well.
      if (failure.status !== 500) break;
    }
  }
  for (const name of answered) refreshAfter(queryClient, name);
  return failed.length === 0 ? null : retryAfterMs;
}

/** @returns why a mark could not be sent for now; null if the server has answered */
async function send({ tilava, queryClient, notices }: SyncServices, mark: Mark): Promise<TilavaError | null> {
  try {
    await sendMark(tilava, mark);
  } catch (error) {
    if (!isTilavaError(error)) throw error;
    if (!isRefusal(error)) return error;
    showMark(queryClient, { ...mark, isOn: !mark.isOn });
    notices.show({ error });
    void queryClient.invalidateQueries({ queryKey: matchesKey });
  }
  return null;
}

/** Reads matches again that are on their way: the answer may date from before a mark and arrive after it. */
export function readOnceMore(queryClient: QueryClient): void {
  const onTheirWay = queryClient.getQueryCache().findAll({ queryKey: matchesKey, fetchStatus: 'fetching' });
  for (const { queryKey, state, promise } of onTheirWay) {
    const read = () => void queryClient.refetchQueries({ queryKey, exact: true });
    // What was never read has to come all the same; without an answer there is nothing in it to put right.
    if (state.data === undefined) void promise?.then(read, () => undefined);
    else read();
  }
}
