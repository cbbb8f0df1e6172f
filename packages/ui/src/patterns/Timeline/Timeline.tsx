import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

/** Something that happened on a day, or will. */
export interface TimelineEvent {
  readonly id: string;
  /** The day as machines read it, e.g. "2026-11-22". */
  readonly date: string;
  /** The day as people read it, e.g. "22/11/2026". */
  readonly when: string;
  readonly title: ReactNode;
  /** What else there is to know, or to do. */
  readonly details?: ReactNode;
}

export interface TimelineProps {
  /** What the events are of, for screen readers, e.g. "History of the announcement". */
  readonly label: string;
  /** In the order of time, the oldest first or last. */
  readonly events: readonly TimelineEvent[];
  /** The event at which things are now. Without it all of them have happened. */
  readonly presentId?: string;
  /** Stands beside the present event, e.g. "Now". */
  readonly presentLabel: string;
  /** Says of the rest that they are still to come, to screen readers, e.g. "To come". */
  readonly futureLabel: string;
  /** The newest stands first. @default false */
  readonly isNewestFirst?: boolean;
  /** One line an event where there is room, for a column beside something else. @default false */
  readonly isCompact?: boolean;
}

/**
 * Dated events below each other, joined by a rule: what has been, where things are, what is to come.
 *
 * @example
 * <Timeline
 *   label="History of the announcement"
 *   events={[
 *     { id: 'made', date: '2026-11-02', when: '02/11/2026', title: 'Announcement made' },
 *     { id: 'public', date: '2026-11-05', when: '05/11/2026', title: 'Made public' },
 *   ]}
 *   presentId="public"
 *   presentLabel="Now"
 *   futureLabel="To come"
 * />
 */
export function Timeline({
  label,
  events,
  presentId,
  presentLabel,
  futureLabel,
  isNewestFirst = false,
  isCompact = false,
}: TimelineProps) {
  const present = events.findIndex(({ id }) => id === presentId);
  const timeOf = (index: number): EventTime => {
    if (present === -1) return 'past';
    if (index === present) return 'present';
    return index > present === isNewestFirst ? 'past' : 'future';
  };

  return (
    // Safari takes the list role away from lists without bullets unless it is said.
    <ol role="list" aria-label={label} className={styles.list}>
      {events.map(({ id, date, when, title, details }, index) => {
        const time = timeOf(index);
        const leadsToFuture = time === 'future' || (!isNewestFirst && time === 'present');
        return (
          <li
            key={id}
            className={styles.event({ isCompact, leadsToFuture })}
            aria-current={time === 'present' ? 'step' : undefined}
          >
            <Mark time={time} futureLabel={futureLabel} />
            <div className={styles.content({ isCompact })}>
              <time className={styles.when} dateTime={date}>
                {when}
              </time>
              <div className={styles.title({ isPresent: time === 'present' })}>
                {title}
                {time === 'present' && <span className={styles.here}> · {presentLabel}</span>}
              </div>
              {details !== undefined && <div className={styles.details}>{details}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Where an event lies, seen from now. */
type EventTime = 'past' | 'present' | 'future';

interface MarkProps {
  readonly time: EventTime;
  /** Said of what is still to come. */
  readonly futureLabel: string;
}

/** Full for what has been, a ring for what is to come, both for now: told apart without colour. */
function Mark({ time, futureLabel }: MarkProps) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 20 24" aria-hidden="true" focusable="false">
        {time === 'past' && <circle className={styles.past} cx="10" cy="12" r="3.5" />}
        {time === 'future' && <circle className={styles.future} cx="10" cy="12" r="4" />}
        {time === 'present' && (
          <>
            <circle className={styles.presentRing} cx="10" cy="12" r="8" />
            <circle className={styles.present} cx="10" cy="12" r="4" />
          </>
        )}
      </svg>
      {time === 'future' && <VisuallyHidden>{futureLabel}: </VisuallyHidden>}
    </>
  );
}
