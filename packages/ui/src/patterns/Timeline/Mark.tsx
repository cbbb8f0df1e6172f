import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** Where an event lies, seen from now. */
export type EventTime = 'past' | 'present' | 'future';

export interface MarkProps {
  readonly time: EventTime;
  /** Said of what is still to come. */
  readonly futureLabel: string;
}

/** Full for what has been, a ring for what is to come, both for now: told apart without colour. */
export function Mark({ time, futureLabel }: MarkProps) {
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
