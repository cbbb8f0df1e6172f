import { useQuery } from '@tanstack/react-query';
import { listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

/** A landlord's own announcements: the public ones, then the hidden ones (specification, section 2). */
export function OwnAnnouncements() {
  const { tilava } = useServices();
  const t = useTranslations('announcements');
  const { data, isError, isFetching, refetch } = useQuery(listAnnouncementsOfUserQuery(tilava, useUserId()));
  if (isError) {
    return <LoadFailed title={t('failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap={12}>
      <Stack as="section" gap={4}>
        <Heading level={2}>{t('public')}</Heading>
        <AnnouncementTable
          caption={t('public')}
          announcements={data?.filter(({ isActive }) => isActive)}
          emptyText={t('noPublic')}
        />
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>{t('hidden')}</Heading>
        <AnnouncementTable
          caption={t('hidden')}
          announcements={data?.filter(({ isActive }) => !isActive)}
          emptyText={t('noHidden')}
        />
      </Stack>
    </Stack>
  );
}
