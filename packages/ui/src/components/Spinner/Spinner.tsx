import * as styles from '../basics.css.ts';

export interface SpinnerProps {
  /** What people are waiting for, announced, e.g. "Loading matches". */
  readonly label: string;
  /** 20 px beside text, 40 px alone. @default 'large' */
  readonly size?: 'small' | 'large';
}

/** Shows that something takes an unknown time. If the shape of what’s loading is known, use Skeleton. */
export function Spinner({ label, size = 'large' }: SpinnerProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.spinner}
    >
      <SpinnerRing size={size} />
    </div>
  );
}

interface SpinnerRingProps {
  /** 20 px or 40 px. @default 'small' */
  readonly size?: 'small' | 'large';
}

/** The turning ring alone, for what says in its own way that it waits. */
export function SpinnerRing({ size = 'small' }: SpinnerRingProps) {
  return (
    <svg className={styles.spinnerRing({ size })} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className={styles.spinnerTrack} cx="20" cy="20" r="17" />
      <circle className={styles.spinnerArc} cx="20" cy="20" r="17" pathLength="100" strokeDasharray="28 72" />
    </svg>
  );
}
