import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../../shared/announcements/useOwnAnnouncements.ts';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { useInterestedTenants } from '../../api/usePairs.ts';
import { tenantRow } from '../../model/tenantRow.ts';
import { TenantMatchCard } from '../TenantMatchCard.tsx';
import { useMatchAddress } from '../useMatchAddress.ts';
import { InterestSection } from './InterestSection.tsx';

/** The tenants who are interested in the chosen announcement (specification, section 2, Dashboard). */
export function InterestedTenants() {
  const t = useTranslations();
  const { announcements, chosen } = useOwnAnnouncements();
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('announcements.failed')} query={announcements} />;
  }
  if (chosen !== undefined) return <TenantsOf announcement={chosen} />;
  return (
    <InterestSection
      title={t('dashboard.interestedTenants')}
      pairs={
        announcements.data && { matches: [], isFailed: false, isRetrying: false, retry: () => undefined }
      }
      empty={<EmptyState title={t('matches.noTenants')} />}
      renderCard={() => null}
    />
  );
}

function TenantsOf({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const t = useTranslations();
  const locale = useLocale();
  const addressOf = useMatchAddress();
  return (
    <InterestSection
      title={t('dashboard.interestedIn', { address: announcement.properties.address })}
      pairs={useInterestedTenants(announcement)}
      empty={<EmptyState title={t('matches.noTenants')} />}
      renderCard={(match) => {
        const row = tenantRow(match, locale);
        return <TenantMatchCard key={row.id} row={row} level={3} href={addressOf(row.id, announcement.id)} />;
      }}
    />
  );
}
