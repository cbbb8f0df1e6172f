import type { Locale } from '@tilava/domain/format';
import { Text } from '@tilava/ui/Text';
import { useLocale, useTranslations } from 'use-intl';

interface StillNeededProps {
  readonly id: string;
  /** The labels of the fields that keep the form from being sent. */
  readonly labels: readonly string[];
}

/** Why one cannot go on yet: the fields that are still to be filled in or mended. */
export function StillNeeded({ id, labels }: StillNeededProps) {
  const t = useTranslations('wizard');
  const locale: Locale = useLocale();
  if (labels.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(labels);
  return (
    <Text id={id} size="small" tone="muted">
      {t('stillNeeded', { fields: list })}
    </Text>
  );
}
