import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what is missing. */
  readonly title: ReactNode;
  /** Why, or what would change it. */
  readonly description?: ReactNode;
  /** The next step: a Button or a Link. */
  readonly action?: ReactNode;
}

/** Replaces an empty list: a sentence and the next step. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <EmptyRoom />
      </div>
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function EmptyRoom() {
  return (
    <svg className={styles.room} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M2 54V2h58m18 0h16v52H2m36 0V34M38 20V2" />
      <path className={styles.door} d="M60 2v18A18 18 0 0 0 78 2" />
    </svg>
  );
}
