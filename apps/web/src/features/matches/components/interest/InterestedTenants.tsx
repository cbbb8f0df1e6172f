import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../../shared/announcements/useOwnAnnouncements.ts';
import { BrokenEntry, QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { polling } from '../../../../shared/query/polling.ts';
import { ageOf, oldestOf, type Aged } from '../../../../shared/query/listAge.ts';
import { useInterestedTenants } from '../../api/usePairs.ts';
import { tenantRow } from '../../model/tenantRow.ts';
import { TenantMatchCard } from '../TenantMatchCard.tsx';
import { useMatchAddress } from '../useMatchAddress.ts';
import { InterestSection } from './InterestSection.tsx';

/** The tenants who are interested in the chosen announcement (specification, section 2, Dashboard). */
export function InterestedTenants() {
  const t = useTranslations();
  const { announcements, chosen, isBroken } = useOwnAnnouncements(polling);
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('announcements.failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (chosen !== undefined) return <TenantsOf announcement={chosen} age={ageOf(announcements)} />;
  return (
    <InterestSection
      title={t('dashboard.interestedTenants')}
      pairs={
        announcements.data && {
          matches: [],
          age: ageOf(announcements),
          isFailed: false,
          isRetrying: false,
          retry: () => undefined,
        }
      }
      empty={<EmptyState title={t('matches.noTenants')} />}
      renderCard={() => null}
    />
  );
}

interface TenantsOfProps {
  readonly announcement: Schemas['Announcement'];
  /** How old what is known of it is. */
  readonly age: Aged;
}

function TenantsOf({ announcement, age }: TenantsOfProps) {
  const t = useTranslations();
  const locale = useLocale();
  const addressOf = useMatchAddress();
  const pairs = useInterestedTenants(announcement);
  return (
    <InterestSection
      title={t('dashboard.interestedIn', { address: announcement.properties.address })}
      pairs={{ ...pairs, age: oldestOf([age, pairs.age]) }}
      empty={<EmptyState title={t('matches.noTenants')} />}
      renderCard={(match) => {
        const row = tenantRow(match, locale);
        return <TenantMatchCard key={row.id} row={row} level={3} href={addressOf(row.id, announcement.id)} />;
      }}
    />
  );
}
