import type { Schemas } from '@tilava/sdk';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/useOwnAnnouncements.ts';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { VisibilityButton } from './VisibilityButton.tsx';

/** A landlord's own announcements: the public ones, then the hidden ones (specification, section 2). */
export function OwnAnnouncements() {
  const t = useTranslations('announcements');
  const { data, isError, isFetching, refetch } = useOwnAnnouncements().announcements;
  const [movedId, setMovedId] = useState<string | null>(null);
  if (isError) {
    return <LoadFailed title={t('failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const visibility = (announcement: Schemas['Announcement']) => (
    <VisibilityButton
      announcement={announcement}
      hasMoved={announcement.id === movedId}
      onMove={setMovedId}
    />
  );
  return (
    <Stack gap={12}>
      <Stack as="section" gap={4}>
        <Heading level={2}>{t('public')}</Heading>
        <AnnouncementTable
          caption={t('public')}
          announcements={data?.filter(({ isActive }) => isActive)}
          emptyText={t('noPublic')}
          action={visibility}
        />
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>{t('hidden')}</Heading>
        <AnnouncementTable
          caption={t('hidden')}
          announcements={data?.filter(({ isActive }) => !isActive)}
          emptyText={t('noHidden')}
          action={visibility}
        />
      </Stack>
    </Stack>
  );
}
