import type { ReactNode } from 'react';
import drawings from './drawings.svg?no-inline';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what is missing. */
  readonly title: ReactNode;
  /** Why, or what would change it. */
  readonly description?: ReactNode;
  /** The next step: a Button or a Link. */
  readonly action?: ReactNode;
  /** An empty room, a search that found nothing, or what could not be loaded. @default 'room' */
  readonly drawing?: 'room' | 'search' | 'failed';
}

/** Replaces an empty list: a sentence and the next step. */
export function EmptyState({ title, description, action, drawing = 'room' }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <svg className={styles.room} aria-hidden="true" focusable="false">
          <use href={`${drawings}#${drawing}`} />
        </svg>
      </div>
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
