import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { OwnAnnouncements } from '../../features/announcements/components/OwnAnnouncements.tsx';
import { announcementStepPath } from '../../features/announcements/model/announcementDraft.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';

/** A landlord's announcements. */
export default function AnnouncementsPage() {
  const t = useTranslations('announcements');
  const create = useTranslations('nav')('newAnnouncement');
  return (
    <Stack gap={8}>
      <PageHeading
        actions={
          <Link href={announcementStepPath(0)} variant="button">
            {create}
          </Link>
        }
      >
        {t('title')}
      </PageHeading>
      <OwnAnnouncements />
    </Stack>
  );
}
