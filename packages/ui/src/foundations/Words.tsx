import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { cell, columnHead } from './foundations.css.ts';
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

/** As the product writes them: its own formatters do, which a library without product data does not know. */
const written = {
  'en-FI': { sum: '1 250 €', cents: '1 250.50 €', area: '54.5 m²', part: '87%', day: '21/11/2026' },
  'fi-FI': { sum: '1 250 €', cents: '1 250,50 €', area: '54,5 m²', part: '87 %', day: '21.11.2026' },
  'sv-FI': { sum: '1 250 €', cents: '1 250,50 €', area: '54,5 m²', part: '87 %', day: '21.11.2026' },
} as const satisfies Readonly<Record<keyof typeof locales, object>>;

const columns = {
  sum: 'A sum',
  cents: 'With cents',
  area: 'An area',
  part: 'A match',
  day: 'A day',
} as const;

type Column = keyof typeof columns;

/** How each language writes the same numbers and the same day. */
export function NumbersAndDays() {
  return (
    <Sample>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col" className={columnHead}>
              Language
            </th>
            {Object.values(columns).map((title) => (
              <th key={title} scope="col" className={columnHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(written) as (keyof typeof written)[]).map((locale) => (
            <tr key={locale} lang={locale}>
              <th scope="row" className={cell}>
                {locales[locale]}
              </th>
              {(Object.keys(columns) as Column[]).map((column) => (
                <td key={column} className={styles.number}>
                  {written[locale][column].replaceAll(' ', '\u00A0')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sample>
  );
}
