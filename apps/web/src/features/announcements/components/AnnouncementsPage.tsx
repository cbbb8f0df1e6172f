import type { Schemas } from '@tilava/sdk';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { lazyModule, useLazyModule } from '@tilava/ui/lazy/lazyModule';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { manyAnnouncements, useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { ageOf, useAge } from '../../../shared/lists/listAge.tsx';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { isArrival } from '../api/usePublish.ts';
import { announcementStepPath } from '../model/announcementDraft.ts';
import type { ManyLists } from '../many/ManyAnnouncements.tsx';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { RowActions } from './RowActions.tsx';

export default function AnnouncementsPage() {
  const t = useTranslations('announcements');
  const create = useTranslations('nav')('newAnnouncement');
  return (
    <Stack gap={2}>
      <PageHeading
        actions={
          <Link href={announcementStepPath(0)} variant="button">
            {create}
          </Link>
        }
      >
        {t('title')}
      </PageHeading>
      <Stack gap={8}>
        <OwnAnnouncements />
      </Stack>
    </Stack>
  );
}

const many = lazyModule(async () => (await import('../many/ManyAnnouncements.tsx')).default);

function OwnAnnouncements() {
  const t = useTranslations('announcements');
  const { announcements } = useOwnAnnouncements();
  const { data, isLoadingError } = announcements;
  const isMany = data !== undefined && data.length >= manyAnnouncements;
  const tools = useLazyModule(many, isMany);
  if (isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  // Without a network they don't come, and the lists are of use without them.
  if (isMany && tools.status === 'loaded') {
    const { loaded: ManyAnnouncements } = tools;
    return (
      <Suspense fallback={<AnnouncementLists />}>
        <ManyAnnouncements announcements={data} renderLists={(lists) => <AnnouncementLists {...lists} />} />
      </Suspense>
    );
  }
  const isWaiting = isMany && tools.status === 'loading';
  return <AnnouncementLists {...(data !== undefined && !isWaiting && { announcements: data })} />;
}

/** The public ones, then the hidden ones (specification, section 2); skeletons while there are none to show. */
function AnnouncementLists({
  announcements,
  countText,
  visibility = null,
  emptyText,
  selectionOf,
}: Partial<ManyLists>) {
  const t = useTranslations('announcements');
  const withAge = useAge();
  const own = useOwnAnnouncements();
  // What is chosen once the list is there is scrolled to, which what was just published is to be.
  const present = own.chosenId ?? null;
  const shownId = useDeferredValue(present, isArrival(useLocation().state) ? null : present) ?? undefined;
  const [movedId, setMovedId] = useState<string | null>(null);
  const age = announcements === undefined ? '' : withAge('', ageOf(own.announcements));
  const actionsOf = (announcement: Schemas['Announcement']) => (
    <RowActions announcement={announcement} hasMoved={announcement.id === movedId} onMove={setMovedId} />
  );
  const section = (kind: 'public' | 'hidden') => {
    const listed = announcements?.filter(({ isActive }) => isActive === (kind === 'public'));
    const isPublic = kind === 'public';
    return (
      <Stack as="section" gap={4}>
        <Stack gap={1}>
          <Inline>
            <Heading level={2}>{t(kind)}</Heading>
            {countText !== undefined && listed !== undefined && (
              <Text tone="muted">{countText(listed.length)}</Text>
            )}
            {isPublic && age !== '' && <Text tone="muted">{age}</Text>}
          </Inline>
          <Text tone="muted">{t(isPublic ? 'isPublic' : 'isHidden')}</Text>
        </Stack>
        <AnnouncementTable
          caption={t(kind)}
          announcements={listed}
          chosenId={shownId}
          emptyText={emptyText ?? t(isPublic ? 'noPublic' : 'noHidden')}
          emptyHint={emptyText === undefined ? (isPublic ? 'noPublic' : 'noHidden') : null}
          selection={listed && selectionOf?.(listed)}
          action={actionsOf}
        />
      </Stack>
    );
  };
  return (
    <Stack gap={12}>
      {visibility !== 'hidden' && section('public')}
      {/* The first list, once it is there, would push a second one that waits out of sight. */}
      {announcements !== undefined && visibility !== 'public' && section('hidden')}
    </Stack>
  );
}
