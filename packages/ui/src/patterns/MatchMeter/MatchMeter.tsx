import * as styles from './MatchMeter.css.ts';

/** How good a match is. */
export type MatchStrength = 'strong' | 'fair' | 'weak';

export interface MatchMeterProps {
  /** How well it matches, 0 to 100. Numbers outside are drawn as the nearest end. */
  readonly percent: number;
  /** What the number means, e.g. "Strong match". Colour alone never says it. */
  readonly word: string;
  /** How good that is; each has a look of its own. Where one ends and the next begins is for the app to say. */
  readonly strength: MatchStrength;
  /** The number as it is written, when not like "87%". */
  readonly formatted?: string;
  /** `small` in a row of a table, `large` as the number of a page. @default 'small' */
  readonly size?: 'small' | 'large';
  /** What the match consists of, for a strip below the small one: a hint at why, which MatchBreakdown tells in words. */
  readonly parts?: readonly MatchPart[];
}

/** A match percentage: a ring, the number and a word; in lists, a strip shows its parts. */
export function MatchMeter({ percent, word, strength, formatted, size = 'small', parts }: MatchMeterProps) {
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
      {parts?.some(({ score }) => score !== null) && (
        <span
          className={styles.strip}
          style={{ backgroundImage: stripOf(parts, styles.filled, styles.empty) }}
          aria-hidden="true"
        />
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

/** A part of a match: what it counts beside the others, and how well it fits. */
export interface MatchPart {
  /** In any unit. */
  readonly weight: number;
  /** 0 to 1000; null if unknown, and where it counts nothing. */
  readonly score: number | null;
}

/** The background of a strip whose parts are as long as their weights, filled as far as they earned their points. */
export function stripOf(parts: readonly MatchPart[], filled: string, empty: string): string {
  const counting = parts.filter(({ score, weight }) => score !== null && weight > 0);
  const whole = counting.reduce((sum, { weight }) => sum + weight, 0);
  let from = 0;
  const stops = counting.flatMap(({ weight, score }) => {
    const start = from;
    from += (weight / whole) * 100;
    const turn = start + ((from - start) * Math.min(1000, score ?? 0)) / 1000;
    const end = from > 99.99 ? '100%' : `calc(${percent(from)} - 2px)`;
    const turned = `min(${percent(turn)}, ${end})`;
    return [
      `${filled} ${percent(start)} ${turned}`,
      `${empty} ${turned} ${end}`,
      `transparent ${end} ${percent(from)}`,
    ];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

const percent = (share: number): string => `${Number(share.toFixed(2))}%`;
