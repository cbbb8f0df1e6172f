import { isTilavaError, type TilavaError } from '@tilava/sdk';
import { isRefusal } from '../../../shared/errors/failureOf.ts';
import type { Services } from '../../../shared/services/services.ts';
import { isSameMark, dequeue, type Mark, type MarkName } from '../../../shared/offlineQueue/queuedMarks.ts';
import { matchesKey } from './changeMatches.ts';
import { refreshAfter, sendMark, showMark } from './marks.ts';

/** The services that sending needs. */
export type SyncServices = Pick<Services, 'session' | 'offlineQueue' | 'tilava' | 'queryClient' | 'notices'>;

/**
 * Sends the queued marks in order, as long as the server answers and the session lasts. Marks that the server refuses
 * are undone and reported; those that fail for now stay in the queue.
 *
 * @returns the server's `Retry-After` in milliseconds if marks stay in the queue, 0 without one; null if none do
 */
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
