import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from '../landing.css.ts';

/** One thing that happens. */
export interface ExplainedStep {
  readonly title: string;
  readonly description: string;
  /** What it looks like: a ProximityPlot, a MatchBreakdown, a drawing. */
  readonly figure?: ReactNode;
}

export interface HowItWorksProps {
  /** In the order in which they happen. */
  readonly steps: readonly ExplainedStep[];
}

/** How something works, in a few numbered steps with figures. */
export function HowItWorks({ steps }: HowItWorksProps) {
  return (
    <Stack as="ol" gap={0}>
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
            <Text tone="muted">{description}</Text>
          </div>
          {figure !== undefined && <div className={styles.stepFigure}>{figure}</div>}
        </li>
      ))}
    </Stack>
  );
}
