import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { locales } from './locales.ts';
import { Sample } from './Sample.tsx';
import * as styles from './Words.css.ts';

export interface WordsProps {
  /** What to write. */
  readonly good: ReactNode;
  /** What not to write. */
  readonly bad: ReactNode;
}

/** A good wording beside a bad one. */
export function Words({ good, bad }: WordsProps) {
  return (
    <Sample>
      <div className={styles.pair}>
        <div className={styles.kind.good}>
          <div className={styles.verdictOf.good}>
            <Icon name="check" />
            Write
          </div>
          {good}
        </div>
        <div className={styles.kind.bad}>
          <div className={styles.verdictOf.bad}>
            <Icon name="cross" />
            Not
          </div>
          {bad}
        </div>
      </div>
    </Sample>
  );
}

const rent = 1250.5;
const today = new Date(Date.UTC(2026, 10, 21));

/** How each language writes the same number and the same day. */
export function NumbersAndDays() {
  return (
    <Sample>
      {Object.entries(locales).map(([locale, name]) => (
        <p key={locale} lang={locale}>
          {name}: {new Intl.NumberFormat(locale).format(rent)}
          {'\u00a0'}€, {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(today)}
        </p>
      ))}
    </Sample>
  );
}
