import { formatPercentage } from '@tilava/domain/format';
import { displayedPoints, strengthOf, type ExplainedField, type Perspective } from '@tilava/domain/matching';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanation } from '../../../../shared/explanation/useExplanation.ts';
import { DetailSection } from './DetailSection.tsx';

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
