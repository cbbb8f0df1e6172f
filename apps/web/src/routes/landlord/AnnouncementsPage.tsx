import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { OwnAnnouncements } from '../../features/announcements/components/OwnAnnouncements.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** A landlord's announcements. */
export default function AnnouncementsPage() {
  const t = useTranslations('announcements');
  return (
    <Stack gap={8}>
      <PageHeading>{t('title')}</PageHeading>
      <OwnAnnouncements />
    </Stack>
  );
}
