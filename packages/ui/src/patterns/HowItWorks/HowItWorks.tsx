import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from '../landing.css.ts';

/** One step. */
export interface ExplainedStep {
  readonly title: string;
  readonly description: string;
  /** What it looks like: a form, a MatchBreakdown, a drawing. */
  readonly figure?: ReactNode;
}

export interface HowItWorksProps {
  /** Three, in the order in which they happen. */
  readonly steps: readonly ExplainedStep[];
}

/** How something works, in three numbered steps with figures: the last has the most room. */
export function HowItWorks({ steps }: HowItWorksProps) {
  return (
    // Safari takes the list role away from lists without numbers unless it is said.
    <ol role="list" className={styles.steps}>
      {steps.map(({ title, description, figure }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.stepText}>
            {/* The list counts for those who listen. */}
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <Heading level={3} size="heading">
              {title}
            </Heading>
            <div className={styles.stepDescription}>
              <Text tone="muted">{description}</Text>
            </div>
          </div>
          {figure !== undefined && <div className={styles.stepFigure}>{figure}</div>}
        </li>
      ))}
    </ol>
  );
}
