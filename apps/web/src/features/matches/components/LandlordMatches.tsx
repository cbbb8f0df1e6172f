import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { usePagedList, type PagedList } from '../../../shared/lists/usePagedList.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { tenantMatchesQuery } from '../api/queries.ts';
import { TenantMatchTable, type TenantMatch } from './TenantMatchTable.tsx';

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
  if (announcements.data === undefined) return <MatchList />;
  const [first] = announcements.data;
  if (first === undefined) {
    return <EmptyState title={t('noAnnouncements')} description={t('noAnnouncementsHint')} />;
  }
  return <MatchesForAnnouncement key={first.id} announcement={first} />;
}

function MatchesForAnnouncement({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const { tilava } = useServices();
  const t = useTranslations('matches');
  const matches = usePagedList(tenantMatchesQuery(tilava, announcement.id));
  if (matches.rows === undefined && matches.state === 'failed') {
    return <LoadFailed title={t('failed')} isRetrying={matches.isRetrying} onRetry={matches.onMore} />;
  }
  return <MatchList address={announcement.properties.address} matches={matches} />;
}

interface MatchListProps {
  /** Where the premises are; like the matches, undefined while it is on the way. */
  readonly address?: string;
  readonly matches?: PagedList<TenantMatch>;
}

function MatchList({ address, matches }: MatchListProps) {
  const t = useTranslations('matches');
  return (
    <Stack gap={6}>
      <Text as="div" tone="muted">
        {address === undefined ? <Skeleton width="long" /> : t('for', { address })}
      </Text>
      <TenantMatchTable matches={matches} />
    </Stack>
  );
}
