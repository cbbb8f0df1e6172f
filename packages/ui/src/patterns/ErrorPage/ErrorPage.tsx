import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './ErrorPage.css.ts';

export interface ErrorPageProps {
  /** What happened, in a few words: the page's heading, which can be focused by script. */
  readonly title: string;
  /** A sentence about why, and about what isn’t lost. */
  readonly children: ReactNode;
  /** What people can do now: Links and Buttons, the most likely first. */
  readonly steps: ReactNode;
  /** What support will ask for, e.g. "Error 4f1c, 10:24". */
  readonly details?: ReactNode;
}

interface DrawnErrorPageProps extends ErrorPageProps {
  /** Shapes on a sheet of 320 by 120. */
  readonly drawing: ReactNode;
}

/** A page for errors: a drawing, a heading, a sentence, and ways on. */
export function ErrorPage({ title, children, steps, details, drawing }: DrawnErrorPageProps) {
  return (
    <div className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 320 120" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
      <div className={styles.content}>
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        <div className={styles.sentence}>{children}</div>
        <div className={styles.steps}>{steps}</div>
        {details !== undefined && <p className={styles.details}>{details}</p>}
      </div>
    </div>
  );
}
