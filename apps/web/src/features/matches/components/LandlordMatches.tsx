import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { tenantMatchesQuery } from '../api/queries.ts';
import { TenantMatchTable } from './TenantMatchTable.tsx';

/** The tenants for the landlord's selected announcement: the first one, as long as none is selected. */
export function LandlordMatches() {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const announcements = useQuery(listAnnouncementsOfUserQuery(tilava, useUserId()));
  if (announcements.isError) {
    return (
      <LoadFailed
        title={t('failed')}
        isRetrying={announcements.isFetching}
        onRetry={() => void announcements.refetch()}
      />
    );
  }
  if (announcements.data === undefined) return <TenantMatchTable matches={undefined} />;
  const [first] = announcements.data;
  if (first === undefined) {
    return <EmptyState title={t('noAnnouncements')} description={t('noAnnouncementsHint')} />;
  }
  return <MatchesForAnnouncement announcement={first} />;
}

function MatchesForAnnouncement({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const matches = useQuery(tenantMatchesQuery(tilava, announcement.id));
  if (matches.isError) {
    return (
      <LoadFailed
        title={t('failed')}
        isRetrying={matches.isFetching}
        onRetry={() => void matches.refetch()}
      />
    );
  }
  return (
    <Stack gap={6}>
      <Text tone="muted">{t('for', { address: announcement.properties.address })}</Text>
      <TenantMatchTable matches={matches.data} />
    </Stack>
  );
}
