import { formatPercentage } from '@tilava/domain/format';
import {
  displayedPoints,
  type ExplainedField,
  explainPerson,
  type Outcome,
  outcomeOf,
  type Perspective,
  type ScoredCriteria,
  type ScoredTenant,
  strengthOf,
} from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { Icon } from '@tilava/ui/Icon';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { Stack } from '@tilava/ui/Stack';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTenantText } from '../../../../shared/facts/useTenantText.ts';
import { useExplanation } from '../../../../shared/explanation/useExplanation.ts';
import * as styles from './detail.css.ts';
import { DetailSection } from './DetailPlace.tsx';

interface WhyThisMatchProps {
  /** The match's, not rounded for display. */
  readonly points: number;
  readonly fields: readonly ExplainedField[];
  readonly perspective: Perspective;
}

/** The percentage of a match, and what each field adds to it. */
export function WhyThisMatch({ points, fields, perspective }: WhyThisMatchProps) {
  const t = useTranslations('product.strength');
  const locale = useLocale();
  const explanation = useExplanation(fields, perspective);
  const displayed = displayedPoints({ points, explanation: fields });
  const strength = strengthOf(displayed);
  return (
    <DetailSection title={explanation.label}>
      <MatchMeter
        percent={displayed}
        formatted={formatPercentage(displayed, locale)}
        strength={strength}
        word={t(strength)}
        size="large"
      />
      <MatchBreakdown {...explanation} />
    </DetailSection>
  );
}

interface PersonWishesProps {
  readonly personMatches: Schemas['PersonMatches'];
  readonly tenant: ScoredTenant;
  /** Left out where the landlord does not show them. */
  readonly criteria: ScoredCriteria | undefined;
  readonly perspective: Perspective;
}

/** How the tenant meets the landlord's four wishes, in the words of one side. */
export function PersonWishes({ personMatches, tenant, criteria, perspective }: PersonWishesProps) {
  const t = useTranslations('product');
  const text = useTenantText();
  return (
    <Stack as="ul" gap={2}>
      {explainPerson(personMatches, tenant, criteria).map((wish) => {
        const values = text(wish.field, tenant[wish.field]);
        return (
          <li key={wish.field}>
            <Matched outcome={outcomeOf(wish.match)}>
              {t(`person.${perspective}.${wish.key}`, { values })}
            </Matched>
          </li>
        );
      })}
    </Stack>
  );
}

const icons = { match: 'check', partial: 'tilde', mismatch: 'cross' } as const;

/** A fact with its match indicator and a label for it. Facts that are not compared have no icon. */
export function Matched({ outcome, children }: { readonly outcome: Outcome; readonly children: ReactNode }) {
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
