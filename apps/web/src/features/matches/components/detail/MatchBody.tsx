import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { ReactNode } from 'react';
import * as transitions from '../MatchTransitions.css.ts';
import * as styles from './detail.css.ts';

interface KeyFact {
  readonly term: string;
  readonly value: ReactNode;
}

interface MatchBodyProps {
  /** What the match is with: a street, or a tenant's name. */
  readonly title: string;
  readonly subtitle: string;
  /** Before the title. */
  readonly avatar?: ReactNode;
  /** What can be done with the match: within reach however far the page is scrolled. */
  readonly actions: ReactNode;
  /** Beside the actions; on phones below them, where it scrolls away. */
  readonly more: ReactNode;
  readonly facts: readonly KeyFact[];
  /** The most important of them in few words, while they are out of sight. */
  readonly brief: readonly string[];
  readonly nextSteps: ReactNode;
  /** Sections. */
  readonly children: ReactNode;
}

/** Whom or what a match is with, the few facts that decide, and then everything else in sections. */
export function MatchBody({
  title,
  subtitle,
  avatar,
  actions,
  more,
  facts,
  brief,
  nextSteps,
  children,
}: MatchBodyProps) {
  return (
    <div>
      <div className={styles.stuckTitle} data-title={title} aria-hidden="true" />
      <div className={styles.bar}>
        <div className={styles.title}>
          {avatar}
          <div>
            <div className={transitions.title}>
              <Heading level={2} size="display">
                {title}
              </Heading>
            </div>
            <Text tone="muted">{subtitle}</Text>
          </div>
        </div>
        <div className={styles.brief} aria-hidden="true">
          {brief.filter(Boolean).join(' · ')}
        </div>
        <div className={styles.allActions}>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.more}>{more}</div>
        </div>
      </div>
      <div className={styles.summary}>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {nextSteps}
      </div>
      <Stack gap={10}>{children}</Stack>
    </div>
  );
}
