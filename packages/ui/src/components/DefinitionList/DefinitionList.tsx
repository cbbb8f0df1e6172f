import type { ReactNode } from 'react';
import * as styles from './DefinitionList.css.ts';

/** A name and its value. */
export interface Definition {
  readonly term: string;
  /** Nothing, an empty text or `null` if the value isn’t known. */
  readonly value: ReactNode;
}

export interface DefinitionListProps {
  readonly definitions: readonly Definition[];
  /** Shown for a missing value, e.g. "Not specified". */
  readonly missing: string;
  /** The id of the heading that names the list. */
  readonly 'aria-labelledby'?: string;
}

/** Names with their values; on narrow screens each value is below its name. */
export function DefinitionList({ definitions, missing, ...rest }: DefinitionListProps) {
  if (definitions.length === 0) return null;
  return (
    <dl className={styles.list} {...rest}>
      {definitions.map(({ term, value }) => {
        const isMissing = value === undefined || value === null || value === '' || value === false;
        return (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={isMissing ? styles.missing : styles.value}>{isMissing ? missing : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
