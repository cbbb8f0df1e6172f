import { earnedPoints, outcomeOf, type ExplainedField, type Perspective } from '@tilava/domain/matching';
import { formatNumber } from '@tilava/domain/money';
import type { MatchBreakdownProps } from '@tilava/ui/MatchBreakdown';
import { useLocale, useTranslations } from 'use-intl';
import { gapsOf } from './gapsOf.ts';

/** Puts the fields of a match into the words of one side, as MatchBreakdown shows them. */
export function useExplanation(
  fields: readonly ExplainedField[],
  perspective: Perspective,
): Pick<MatchBreakdownProps, 'label' | 'fields' | 'outcomeLabels'> {
  const t = useTranslations('explanation');
  const [explained = []] = useExplanations([fields], perspective);
  return {
    label: t('title'),
    outcomeLabels: {
      match: t('match'),
      partial: t('partial'),
      mismatch: t('mismatch'),
      unresolved: t('unresolved'),
    },
    fields: explained,
  };
}

/** Puts the fields of several matches into the words of one side. */
export function useExplanations(
  matches: readonly (readonly ExplainedField[])[],
  perspective: Perspective,
): readonly MatchBreakdownProps['fields'][] {
  const t = useTranslations('explanation');
  const product = useTranslations('product');
  const locale = useLocale();
  return matches.map((fields) =>
    fields.map((explained) => {
      const { field, weight, score, match, key } = explained;
      const earned = formatNumber(earnedPoints(explained), locale, 'upToTwo');
      return {
        id: field,
        label: product(`matchField.${field}`),
        weight,
        score,
        outcome: outcomeOf(match, score),
        words: product(`match.${perspective}.${key}`, gapsOf(explained, locale, product)),
        points: score === null ? t('notCounted') : t('points', { earned, weight: String(weight) }),
      };
    }),
  );
}
