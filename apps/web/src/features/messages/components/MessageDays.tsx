import { helsinkiDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useNow } from '../../../shared/time/time.tsx';
import { dayName } from '../model/dayName.ts';
import * as styles from './messageLog.css.ts';

type Message = Schemas['ThreadMessage'];

interface MessageDaysProps {
  readonly messages: readonly Message[];
  readonly renderMessage: (message: Message) => ReactNode;
  /** What is on its way today; null for nothing. */
  readonly outgoing: ReactNode;
}

/** Messages in Helsinki's days, the last of which ends with what is being sent. */
export function MessageDays({ messages, renderMessage, outgoing }: MessageDaysProps) {
  const locale = useLocale();
  const today = helsinkiDay(useNow());
  const days = Map.groupBy(messages, ({ createdAt }) => helsinkiDay(new Date(createdAt)));
  if (outgoing !== null && !days.has(today)) days.set(today, []);
  const last = [...days.keys()].at(-1);
  return (
    <div className={styles.days}>
      {[...days].map(([day, written]) => (
        <Day key={day} name={dayName(day, today, locale)}>
          {written.map(renderMessage)}
          {day === last && outgoing}
        </Day>
      ))}
    </div>
  );
}

function Day({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <div id={id} className={styles.day}>
        {name}
      </div>
      <ol className={styles.messages} aria-labelledby={id}>
        {children}
      </ol>
    </div>
  );
}

/** How many messages there are, also those on their way. */
interface Written {
  readonly last: number;
  readonly outgoingCount: number;
}

/** Scrolls to the last message at first, after one's own, and after others unless the reader is further up. */
export function useStayAtEnd(place: RefObject<HTMLElement | null>, { last, outgoingCount }: Written): void {
  const before = useRef<Written>(null);
  useEffect(() => {
    const { last: lastBefore = 0, outgoingCount: outgoingBefore = 0 } = before.current ?? {};
    before.current = { last, outgoingCount };
    if (place.current === null || (last <= lastBefore && outgoingCount <= outgoingBefore)) return;
    const shown = [...place.current.querySelectorAll('li')];
    const formerEnd = shown.at(-1 - Math.max(last - lastBefore, 1))?.getBoundingClientRect().top ?? 0;
    const isReading = lastBefore > 0 && outgoingCount <= outgoingBefore && formerEnd > window.innerHeight;
    // Where all of it is in sight, nothing moves.
    const end = shown.at(-1)?.getBoundingClientRect().bottom ?? 0;
    const isBelow = end > (place.current.lastElementChild?.getBoundingClientRect().top ?? 0);
    if (!isReading && isBelow) place.current.scrollIntoView({ block: 'end' });
  }, [place, last, outgoingCount]);
}
