import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { useAlerts } from '../api/useAlerts.ts';
import { AlertChoices } from './AlertChoices.tsx';

interface AlertSectionProps {
  /** Of a need or a listing of one's own. */
  readonly propertyId: string;
  /** Who is told of new matches. */
  readonly reader: 'tenant' | 'landlord';
}

/** Mails that tell of new matches of a property: when they come, and how good a match has to be. */
export function AlertSection({ propertyId, reader }: AlertSectionProps) {
  const t = useTranslations('alerts');
  const alerts = useAlerts(propertyId);
  return (
    <Section id="alerts" title={t('title')} hint={t(`hint.${reader}`)}>
      {alerts.isLoadingError ? (
        <QueryFailed title={t('failed')} query={alerts} />
      ) : alerts.data === undefined ? (
        <FactsSkeleton />
      ) : (
        <AlertChoices key={propertyId} propertyId={propertyId} alerts={alerts.data} />
      )}
    </Section>
  );
}
