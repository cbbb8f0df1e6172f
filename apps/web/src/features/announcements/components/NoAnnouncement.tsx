import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { useTranslations } from 'use-intl';
import { Hint } from '../../../shared/hints/Hint.tsx';
import { announcementStepPath } from '../model/announcementDraft.ts';

/** In place of the details of an announcement, where a landlord has none yet. */
export function NoAnnouncement() {
  const t = useTranslations('announcements');
  const nav = useTranslations('nav');
  return (
    <EmptyState
      title={t('none')}
      description={<Hint name="noAnnouncements" />}
      action={
        <Link href={announcementStepPath(0)} variant="button">
          {nav('newAnnouncement')}
        </Link>
      }
    />
  );
}
