import { formatPercentage } from '@tilava/domain/format';
import { strengthOf } from '@tilava/domain/matching';
import { MatchBreakdown } from '@tilava/ui/MatchBreakdown';
import { MatchMeter } from '@tilava/ui/MatchMeter';
import { Stack } from '@tilava/ui/Stack';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useExplanation } from '../../../shared/explanation/useExplanation.ts';
import { matchSample } from '../model/sampleMatch.ts';

/** A match with its reasons, made by the product's own rules. */
export function SampleMatch() {
  const t = useTranslations('product.strength');
  const locale = useLocale();
  const [{ points, fields }] = useState(matchSample);
  const strength = strengthOf(points);
  return (
    <Stack gap={4}>
      <MatchMeter
        percent={points}
        formatted={formatPercentage(points, locale)}
        strength={strength}
        word={t(strength)}
        size="large"
      />
      <MatchBreakdown {...useExplanation(fields, 'tenant')} />
    </Stack>
  );
}
