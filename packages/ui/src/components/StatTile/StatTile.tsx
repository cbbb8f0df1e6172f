import type { ReactNode } from 'react';
import { sparkline } from './sparkline.ts';
import * as styles from './StatTile.css.ts';

/** How a number has changed. */
export interface StatChange {
  /** By how much, with its sign, e.g. "+12" or "−3%". Without it the words stand alone. */
  readonly amount?: string;
  /** Which way and since when, e.g. "more than last week". */
  readonly words: string;
  /** Whether that is welcome. The words have to say it, too: colour never says it alone. @default 'neutral' */
  readonly tone?: 'good' | 'bad' | 'neutral';
}

export interface StatTileProps {
  /** What is counted, e.g. "Tenants who match". */
  readonly label: ReactNode;
  /** The number as it is written, e.g. "1 499", or a dash where nothing is known. */
  readonly value: string;
  /** What the number counts in, e.g. "€ / m²". */
  readonly unit?: string;
  readonly change?: StatChange;
  /** The last values, oldest first, drawn as a line that only decorates. */
  readonly trend?: readonly number[];
  /** The element to be. @default 'div' */
  readonly as?: 'div' | 'li';
}

/**
 * One number that matters, large, with what it is about.
 *
 * @example
 * <StatTile
 *   label="Tenants who match"
 *   value="58"
 *   change={{ amount: '+12', words: 'more than last week', tone: 'good' }}
 *   trend={[31, 40, 38, 46, 58]}
 * />
 */
export function StatTile({ label, value, unit, change, trend, as: Element = 'div' }: StatTileProps) {
  const [, whole = value, separator, fraction] = /^(.*)([.,:])(.*)$/u.exec(value) ?? [];
  return (
    <Element className={styles.root}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>
        <span className={styles.value}>
          {whole}
          {fraction !== undefined && (
            <>
              <span className={styles.separator}>{separator}</span>
              {fraction}
            </>
          )}
        </span>
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </p>
      {change !== undefined && (
        <p className={styles.change({ tone: change.tone ?? 'neutral' })}>
          {change.amount !== undefined && <span className={styles.amount}>{change.amount} </span>}
          {change.words}
        </p>
      )}
      {trend !== undefined && (
        <svg
          className={styles.trend}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.trendLine} d={sparkline(trend)} />
        </svg>
      )}
    </Element>
  );
}
