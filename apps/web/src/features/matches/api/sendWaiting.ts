import { isTilavaError, type TilavaError } from '@tilava/sdk';
import { isRefusal } from '../../../shared/errors/isRefusal.ts';
import type { Services } from '../../../shared/services/services.ts';
import { isSameMark, withoutMark, type Mark, type MarkName } from '../../../shared/waiting/waitingMarks.ts';
import { matchesKey } from './changeMatches.ts';
import { refreshAfter, sendMark, showMark } from './marks.ts';

/** What sending works with. */
export type SendingParts = Pick<Services, 'session' | 'waiting' | 'tilava' | 'queryClient' | 'notices'>;

/**
 * Sends what waits, in its order, as long as the server answers and the session lasts. What the server refuses is taken
 * back and told; what fails for now waits on.
 *
 * @returns for how many milliseconds the server asks to be left alone before what waits on is sent again; null where
 * nothing waits any more
 */
export async function sendWaiting(parts: SendingParts): Promise<number | null> {
  const { session, waiting, queryClient } = parts;
  const userId = session.get()?.userId;
  const isStillTheirs = () => userId !== undefined && session.get()?.userId === userId;
  const failed: Mark[] = [];
  const hasFailed = (mark: Mark) => failed.some((other) => isSameMark(mark, other));
  const next = () => (isStillTheirs() ? waiting.latest()?.find((mark) => !hasFailed(mark)) : undefined);
  const answered = new Set<MarkName>();
  let retryAfterMs = 0;
  for (let mark = next(); mark !== undefined; mark = next()) {
    const sent: Mark = mark;
    const failure = await send(parts, sent);
    if (failure === null && isStillTheirs()) {
      answered.add(sent.name);
      waiting.update((marks) => withoutMark(marks, sent));
    } else if (failure !== null) {
      failed.push(sent);
      retryAfterMs = failure.retryAfterMs ?? 0;
      // The server may have failed at this mark alone; whatever else went wrong concerns the others as well.
      if (failure.status !== 500) break;
    }
  }
  for (const name of answered) refreshAfter(queryClient, name);
  return failed.length === 0 ? null : retryAfterMs;
}

/** @returns why a mark could not be sent for now; null where the server has answered */
async function send({ tilava, queryClient, notices }: SendingParts, mark: Mark): Promise<TilavaError | null> {
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
