import * as styles from './MatchMeter.css.ts';

/** How good a match is. */
export type MatchStrength = 'strong' | 'fair' | 'weak';

export interface MatchMeterProps {
  /** How well it matches, 0 to 100. Numbers out of range count as the nearest end. */
  readonly percent: number;
  /** What the number means, e.g. "Strong match". Colour alone never says it. */
  readonly word: string;
  /** How good that is; each has its own look. The app sets the thresholds. */
  readonly strength: MatchStrength;
  /** The formatted number, if it isn’t like "87%". */
  readonly formatted?: string;
  /** `small` in a row of a table, `large` as the number of a page. @default 'small' */
  readonly size?: 'small' | 'large';
}

/** A match percentage: a ring, the number and a word. */
export function MatchMeter({ percent, word, strength, formatted, size = 'small' }: MatchMeterProps) {
  const share = Math.min(100, Math.max(0, percent));
  const number = <span className={styles.number({ size })}>{formatted ?? `${Math.floor(share)}%`}</span>;
  return (
    <span className={styles.root({ size })}>
      <span className={styles.dial({ size })}>
        <svg className={styles.ring({ size })} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          {size === 'large' && <Ticks />}
          <circle className={styles.track} cx="50" cy="50" r="42" />
          {share > 0 && (
            <circle
              className={styles.arc[strength]}
              cx="50"
              cy="50"
              r="42"
              pathLength="100"
              strokeDasharray={`${share} 100`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        {size === 'large' && number}
      </span>
      {size === 'large' ? (
        <span className={styles.largeWord}>{word}</span>
      ) : (
        <span className={styles.text}>
          {number}
          <span className={styles.smallWord}>{word}</span>
        </span>
      )}
    </span>
  );
}

const quarters = [0, 90, 180, 270] as const;

function Ticks() {
  return quarters.map((angle) => (
    <path key={angle} className={styles.tick} d="M50 0v4" transform={`rotate(${angle} 50 50)`} />
  ));
}
