import type { Outcome } from '@tilava/domain/matching';
import { Icon } from '@tilava/ui/Icon';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as styles from './detail.css.ts';

interface MatchedProps {
  readonly outcome: Outcome;
  readonly children: ReactNode;
}

const icons = { match: 'check', partial: 'tilde', mismatch: 'cross' } as const;

/** A fact with its match indicator and a label for it. Facts that are not compared have no icon. */
export function Matched({ outcome, children }: MatchedProps) {
  const t = useTranslations('explanation');
  return (
    <span className={styles.matched}>
      <span className={styles.mark[outcome]}>
        {outcome !== 'unresolved' && <Icon name={icons[outcome]} />}
        <VisuallyHidden>{t(outcome)}: </VisuallyHidden>
      </span>
      <span>{children}</span>
    </span>
  );
}
