import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
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
  const isIndeterminate = value === undefined || Number.isNaN(value);
  return (
    <AriaProgressBar
      className={styles.root}
      isIndeterminate={isIndeterminate}
      maxValue={maximum}
      value={isIndeterminate ? 0 : value}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ percentage = 0 }) => (
        <>
          <span className={styles.words}>
            <Label className={styles.label}>{label}</Label>
            {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
          </span>
          <span className={styles.track}>
            <span
              className={styles.bar({ isIndeterminate })}
              style={isIndeterminate ? undefined : { width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
