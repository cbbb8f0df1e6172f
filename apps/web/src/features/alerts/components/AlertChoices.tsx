import { alertFrequencies, offeredThresholds } from '@tilava/domain/alerts';
import { formatPercentage } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { Notice } from '@tilava/ui/Notice';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { useAlertsChange } from '../api/useAlerts.ts';

interface AlertChoicesProps {
  readonly propertyId: string;
  readonly alerts: Schemas['Alerts'];
}

/** How often mails come, and above how many per cent. Each choice counts at once. */
export function AlertChoices({ propertyId, alerts }: AlertChoicesProps) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const change = useAlertsChange(propertyId);
  // Where only the answer was lost, it was saved all the same.
  const isUnsaved =
    change.isError && JSON.stringify({ ...alerts, ...change.variables }) !== JSON.stringify(alerts);
  // One of another client may lie between those that are offered here.
  const thresholds = [...new Set([...offeredThresholds, alerts.threshold])].toSorted(
    (one, other) => one - other,
  );

  return (
    <Stack gap={6}>
      <RadioGroup
        label={t('frequency')}
        description={t('quiet')}
        options={alertFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        value={alerts.frequency}
        onChange={(frequency) => change.mutate({ frequency })}
      />
      {alerts.frequency !== 'never' && (
        <RadioGroup
          label={t('threshold')}
          arrangement="row"
          options={thresholds.map((threshold) => ({
            value: String(threshold),
            label: formatPercentage(threshold, locale),
          }))}
          value={String(alerts.threshold)}
          onChange={(threshold) => change.mutate({ threshold: Number(threshold) })}
        />
      )}
      <div role="alert">{isUnsaved && <Notice tone="danger" title={t('notSaved')} />}</div>
    </Stack>
  );
}
