import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What goes on, e.g. "Uploading lobby.png". */
  readonly label: string;
  /** How much is done, from 0 to `maximum`. Numbers outside are drawn as the nearest end; none: nobody knows. */
  readonly value?: number;
  /** What the value is when all is done. @default 100 */
  readonly maximum?: number;
  /** The value as it is written and said, e.g. "12 of 40 MB". Without it nothing is written. */
  readonly valueText?: string;
}

/**
 * How far something has come. Without a value it says only that something goes on, as a Spinner does.
 *
 * @example
 * <ProgressBar label="Uploading lobby.png" value={12} maximum={40} valueText="12 of 40 MB" />
 */
export function ProgressBar({ label, value, maximum = 100, valueText }: ProgressBarProps) {
  const labelId = useId();
  const isIndeterminate = value === undefined || Number.isNaN(value);
  const done = isIndeterminate ? undefined : Math.min(maximum, Math.max(0, value));
  return (
    <div
      role="progressbar"
      className={styles.root}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={done}
      aria-valuetext={isIndeterminate ? undefined : valueText}
    >
      <span className={styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </span>
      <span className={styles.track}>
        <span
          className={styles.bar({ isIndeterminate })}
          style={done === undefined ? undefined : { width: `${(100 * done) / maximum}%` }}
        />
      </span>
    </div>
  );
}
