import * as styles from './Spinner.css.ts';

export interface SpinnerRingProps {
  /** 20 px or 40 px. @default 'small' */
  readonly size?: 'small' | 'large';
}

/** The turning ring alone, for what says in its own way that it waits. */
export function SpinnerRing({ size = 'small' }: SpinnerRingProps) {
  return (
    <svg className={styles.ring({ size })} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle className={styles.arc} cx="20" cy="20" r="17" pathLength="100" strokeDasharray="28 72" />
    </svg>
  );
}
