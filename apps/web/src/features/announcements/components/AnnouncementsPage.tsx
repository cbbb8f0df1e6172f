import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, updateAnnouncementMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { ageOf, useAge } from '../../../shared/lists/listAge.tsx';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { isArrival } from '../api/usePublish.ts';
import { announcementStepPath } from '../model/announcementDraft.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

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

/** A landlord's own announcements: the public ones, then the hidden ones (specification, section 2). */
function OwnAnnouncements() {
  const t = useTranslations('announcements');
  const withAge = useAge();
  const { announcements, chosenId } = useOwnAnnouncements();
  const { data, isLoadingError } = announcements;
  // What is chosen once the list is there is scrolled to, which what was just published is to be.
  const present = chosenId ?? null;
  const shownId = useDeferredValue(present, isArrival(useLocation().state) ? null : present) ?? undefined;
  const [movedId, setMovedId] = useState<string | null>(null);
  if (isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  const age = data === undefined ? '' : withAge('', ageOf(announcements));
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
        <Stack gap={1}>
          <Inline>
            <Heading level={2}>{t('public')}</Heading>
            {age !== '' && <Text tone="muted">{age}</Text>}
          </Inline>
          <Text tone="muted">{t('isPublic')}</Text>
        </Stack>
        <AnnouncementTable
          caption={t('public')}
          announcements={data?.filter(({ isActive }) => isActive)}
          chosenId={shownId}
          emptyText={t('noPublic')}
          emptyHint="noPublic"
          action={visibility}
        />
      </Stack>
      {/* The first list, once it is there, would push a second one that waits out of sight. */}
      {data !== undefined && (
        <Stack as="section" gap={4}>
          <Stack gap={1}>
            <Heading level={2}>{t('hidden')}</Heading>
            <Text tone="muted">{t('isHidden')}</Text>
          </Stack>
          <AnnouncementTable
            caption={t('hidden')}
            announcements={data.filter(({ isActive }) => !isActive)}
            chosenId={shownId}
            emptyText={t('noHidden')}
            emptyHint="noHidden"
            action={visibility}
          />
        </Stack>
      )}
    </Stack>
  );
}

interface VisibilityButtonProps {
  readonly announcement: Schemas['Announcement'];
  /** Whether it has just moved here by being made public or hidden. */
  readonly hasMoved: boolean;
  readonly onMove: (announcementId: string) => void;
}

/** Makes an announcement public or hidden; then the list is read again (specification, section 4). */
function VisibilityButton({ announcement, hasMoved, onMove }: VisibilityButtonProps) {
  const t = useTranslations('announcements');
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const { id, isActive, properties } = announcement;
  const { mutate, isPending } = useMutation({
    ...updateAnnouncementMutation(tilava),
    onError: (error) => {
      notices.show({ error });
      // The answer may be all that was lost.
      return invalidateAfter(queryClient, 'updateAnnouncement');
    },
  });
  const label = t(isActive ? 'makeHidden' : 'makePublic');
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${label}: ${properties.address}`}
      isPending={isPending}
      pendingLabel={t('changing')}
      // The list that it was pressed in does not hold it any more.
      hasInitialFocus={hasMoved}
      onPress={() => {
        onMove(id);
        mutate({ id, body: { isActive: !isActive } });
      }}
    >
      {label}
    </Button>
  );
}
