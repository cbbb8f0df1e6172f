import { useQuery, useQueryClient } from '@tanstack/react-query';
import { alertFrequencies, offeredThresholds } from '@tilava/domain/alerts';
import { formatPercentage } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { getAlertsKey, getAlertsQuery } from '@tilava/sdk/react-query';
import { updateAlerts } from '@tilava/sdk/operations';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import * as styles from '../../../shared/page/page.css.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { SaveStatus } from '../../../shared/query/SaveStatus.tsx';
import { useChoices } from '../../../shared/query/useChoices.ts';
import { useServices } from '../../../shared/services/useServices.ts';

interface AlertSectionProps {
  readonly propertyId: string;
  readonly reader: 'tenant' | 'landlord';
  /** What the alerts are about, where there are others. */
  readonly subject?: string;
  /** Whether links to alerts lead to another section. @default false */
  readonly isFurther?: boolean;
  /** What stands below, once nothing moves it any more. */
  readonly children: ReactNode;
}

/** Mails that tell of new matches of a property: when they come, and how good a match has to be. */
export function AlertSection({
  propertyId,
  reader,
  subject,
  isFurther = false,
  children,
}: AlertSectionProps) {
  const t = useTranslations('alerts');
  const { tilava } = useServices();
  const alerts = useQuery(getAlertsQuery(tilava, propertyId));
  return (
    <>
      <Section
        id={isFurther ? `alerts-${propertyId}` : 'alerts'}
        title={subject === undefined ? t('title') : `${t('title')}: ${subject}`}
        hint={t(`hint.${reader}`)}
        width="full"
      >
        {alerts.isLoadingError ? (
          <QueryFailed title={t('failed')} query={alerts} />
        ) : alerts.data === undefined ? (
          <FactsSkeleton />
        ) : (
          <AlertChoices key={propertyId} propertyId={propertyId} alerts={alerts.data} />
        )}
      </Section>
      {!alerts.isPending && children}
    </>
  );
}

interface AlertChoicesProps {
  readonly propertyId: string;
  readonly alerts: Schemas['Alerts'];
}

function AlertChoices({ propertyId, alerts }: AlertChoicesProps) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const queryKey = getAlertsKey(propertyId);
  const change = useChoices<Schemas['Alerts'], Schemas['AlertChanges']>({
    queryKey,
    save: (changes) => updateAlerts(tilava, propertyId, changes),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  });
  // Where only the answer was lost, it was saved all the same.
  const isUnsaved =
    change.isError && JSON.stringify({ ...alerts, ...change.variables }) !== JSON.stringify(alerts);
  // One of another client may lie between those that are offered here.
  const thresholds = [...new Set([...offeredThresholds, alerts.threshold])].toSorted(
    (one, other) => one - other,
  );

  return (
    <div className={styles.settings}>
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
          description={t('thresholdHint')}
          arrangement="row"
          options={thresholds.map((threshold) => ({
            value: String(threshold),
            label: formatPercentage(threshold, locale),
          }))}
          value={String(alerts.threshold)}
          onChange={(threshold) => change.mutate({ threshold: Number(threshold) })}
        />
      )}
      <SaveStatus isSaved={change.isSuccess} isUnsaved={isUnsaved} />
    </div>
  );
}
