import { Icon } from '@tilava/ui/Icon';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as styles from './detail.css.ts';

interface MatchedProps {
  /** True for a match, false for a mismatch, null where it is not resolved. */
  readonly match: boolean | null;
  readonly children: ReactNode;
}

const icons = { match: 'check', mismatch: 'cross', unknown: 'question' } as const;

/** A fact with its match indicator: a tick, a cross or a question mark, and the word for it. */
export function Matched({ match, children }: MatchedProps) {
  const t = useTranslations('explanation');
  const outcome = match === null ? 'unknown' : match ? 'match' : 'mismatch';
  return (
    <span className={styles.matched}>
      <span className={styles.mark[outcome]}>
        <Icon name={icons[outcome]} />
        <VisuallyHidden>{t(outcome)}: </VisuallyHidden>
      </span>
      <span>{children}</span>
    </span>
  );
}
