import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what is missing. */
  readonly title: ReactNode;
  /** Why, or what would change it. */
  readonly description?: ReactNode;
  /** The next step: a Button or a Link. */
  readonly action?: ReactNode;
  /** An empty room, a search that found nothing, or what could not be loaded. @default 'room' */
  readonly drawing?: keyof typeof drawings;
}

/** Replaces an empty list: a sentence and the next step. */
export function EmptyState({ title, description, action, drawing = 'room' }: EmptyStateProps) {
  const { wall, accent } = drawings[drawing];
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <svg className={styles.room} viewBox="0 0 96 56" aria-hidden="true" focusable="false">
          <path className={styles.wall} d={wall} />
          <path className={styles.door} d={accent} />
        </svg>
      </div>
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Each in two pens: what is there, and in the colour of matches what it is about. */
const drawings = {
  room: {
    wall: 'M2 54V2h58m18 0h16v52H2m36 0V34M38 20V2',
    accent: 'M60 2v18A18 18 0 0 0 78 2',
  },
  search: {
    wall: 'M2 54V2h92v52H2m0-22h22m14 0h12m44-12H70',
    accent: 'M44 24a15 15 0 1 1 30 0 15 15 0 1 1-30 0m25.5 10.5L80 45',
  },
  failed: {
    wall: 'M2 28h20m0-9h12v18H22zm12 4h8m-8 10h8m52-5H74m0-9v18a9 9 0 0 1 0-18',
    accent: 'M53 16v7m-7-5 4 6m10-6-4 6m-3 16v-7m-7 5 4-6m10 6-4-6',
  },
} as const;
