import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateField.css.ts';

export interface DateSegmentsProps {
  /** Draws the frame of a field around the numbers. @default false */
  readonly isFramed?: boolean;
}

/** Day, month and year, each typed or stepped on its own, in the order of the language. */
export function DateSegments({ isFramed = false }: DateSegmentsProps) {
  return (
    <DateInput className={isFramed ? styles.framedSegments : styles.segments}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
