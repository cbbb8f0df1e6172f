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
import { paths } from '../../../shared/paths.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';
import { isArrival } from '../api/usePublish.ts';
import { announcementStepPath } from '../model/announcementDraft.ts';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { visibilityOf, type Visibility } from '../many/announcementSearch.ts';
import * as styles from '../many/many.css.ts';
import type { ManyLists } from '../many/ManyAnnouncements.tsx';
import { type Change, useBulk } from '../many/useBulk.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { RowActions, RowMenu } from './RowActions.tsx';

export default function AnnouncementsPage() {
  const t = useTranslations('announcements');
  const create = useTranslations('nav')('newAnnouncement');
  const isViewer = useIsViewer();
  return (
    <Stack gap={2}>
      <PageHeading
        actions={
          !isViewer && (
            <>
              <Link href={paths.importAnnouncements} variant="standalone">
                {t('import')}
              </Link>
              <Link href={announcementStepPath(0)} variant="button">
                {create}
              </Link>
            </>
          )
        }
      >
        {t('title')}
      </PageHeading>
      <Stack gap={8}>
        {isViewer && <ViewerNotice of="readsAnnouncements" />}
        <OwnAnnouncements />
      </Stack>
    </Stack>
  );
}

const ViewerNotice = lazyComponent(() => import('../../../shared/team/ViewerNotice.tsx'));

const many = lazyModule(async () => (await import('../many/ManyAnnouncements.tsx')).default);

function OwnAnnouncements() {
  const t = useTranslations('announcements');
  const { announcements } = useOwnAnnouncements();
  const { data, isLoadingError } = announcements;
  const isMany = data !== undefined && data.length >= manyAnnouncements;
  const tools = useLazyModule(many, isMany);
  const changes = useBulk();
  if (isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  const listsOf = (lists?: Partial<ManyLists>) => (
    <AnnouncementLists {...lists} onLet={(lettings) => void changes.run(lettings)} />
  );
  // Without a network they don't come, and the lists are of use without them.
  const ManyAnnouncements = isMany && tools.status === 'loaded' ? tools.loaded : null;
  const isWaiting = isMany && tools.status === 'loading';
  return (
    <>
      {ManyAnnouncements === null ? (
        listsOf(data !== undefined && !isWaiting ? { announcements: data } : undefined)
      ) : (
        <Suspense fallback={listsOf()}>
          <ManyAnnouncements announcements={data ?? []} run={changes.run} renderLists={listsOf} />
        </Suspense>
      )}
      <div className={styles.progress}>
        <div role="status">
          {changes.bulk !== null && <BulkOutcome bulk={changes.bulk} changes={changes} />}
        </div>
      </div>
    </>
  );
}

const BulkOutcome = lazyComponent(() => import('../many/BulkOutcome.tsx'));

interface AnnouncementListsProps extends Partial<ManyLists> {
  readonly onLet: (changes: readonly Change[]) => void;
}

/** The public ones, then the hidden ones (specification, section 2), then those that are let; skeletons while there are none to show. */
function AnnouncementLists({
  announcements,
  countText,
  visibility = null,
  emptyText,
  selectionOf,
  onLet,
}: AnnouncementListsProps) {
  const t = useTranslations('announcements');
  const withAge = useAge();
  const isViewer = useIsViewer();
  const own = useOwnAnnouncements();
  // What is chosen once the list is there is scrolled to, which what was just published is to be.
  const present = own.chosenId ?? null;
  const shownId = useDeferredValue(present, isArrival(useLocation().state) ? null : present) ?? undefined;
  const [movedId, setMovedId] = useState<string | null>(null);
  const age = announcements === undefined ? '' : withAge('', ageOf(own.announcements));
  const actionOf = (announcement: Schemas['Announcement']) => (
    <RowActions announcement={announcement} hasMoved={announcement.id === movedId} onMove={setMovedId} />
  );
  const menuOf = (announcement: Schemas['Announcement']) => (
    <RowMenu announcement={announcement} onMove={setMovedId} onLet={onLet} />
  );
  const section = (kind: Visibility) => {
    const listed = announcements?.filter((announcement) => visibilityOf(announcement) === kind);
    const isPublic = kind === 'public';
    if (visibility === null ? kind === 'let' && listed?.length === 0 : visibility !== kind) return null;
    return (
      <Stack as="section" gap={4}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Heading level={2} size="heading">
              {t(kind)}
            </Heading>
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
          selection={isViewer ? undefined : listed && selectionOf?.(listed)}
          action={actionOf}
          menu={menuOf}
        />
      </Stack>
    );
  };
  return (
    <Stack gap={12}>
      {section('public')}
      {/* The first list, once it is there, would push others that wait out of sight. */}
      {announcements !== undefined && section('hidden')}
      {announcements !== undefined && section('let')}
    </Stack>
  );
}
