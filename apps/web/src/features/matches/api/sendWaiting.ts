import { isNetworkError, isTimeoutError, isUnauthorizedError } from '@tilava/sdk';
import type { Services } from '../../../shared/services/services.ts';
import { withoutMark, type Mark, type MarkName } from '../../../shared/waiting/waitingMarks.ts';
import { matchesKey } from './changeMatches.ts';
import { refreshAfter, sendMark, showMark } from './marks.ts';

/** What sending works with. */
export type SendingParts = Pick<Services, 'session' | 'waiting' | 'tilava' | 'queryClient' | 'notices'>;

/**
 * Sends what waits, in its order, as long as the server answers and the session lasts. What the server refuses is taken
 * back and told; what it cannot be asked for waits on.
 *
 * @returns whether nothing waits any more
 */
export async function sendWaiting(parts: SendingParts): Promise<boolean> {
  const { session, waiting, queryClient } = parts;
  const userId = session.get()?.userId;
  const isStillTheirs = () => userId !== undefined && session.get()?.userId === userId;
  const next = () => (isStillTheirs() ? waiting.latest()?.[0] : undefined);
  const answered = new Set<MarkName>();
  let mark = next();
  while (mark !== undefined && (await isAnswered(parts, mark)) && isStillTheirs()) {
    const done: Mark = mark;
    answered.add(done.name);
    waiting.update((marks) => withoutMark(marks, done));
    mark = next();
  }
  for (const name of answered) refreshAfter(queryClient, name);
  return mark === undefined;
}

async function isAnswered({ tilava, queryClient, notices }: SendingParts, mark: Mark): Promise<boolean> {
  try {
    await sendMark(tilava, mark);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isNetworkError(error) || isTimeoutError(error) || isUnauthorizedError(error)) return false;
    showMark(queryClient, { ...mark, isOn: !mark.isOn });
    notices.show({ error });
    void queryClient.invalidateQueries({ queryKey: matchesKey });
  }
  return true;
}
