import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, updateAnnouncementMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import * as styles from './announcements.css.ts';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';
import type { Change } from '../many/useBulk.ts';
import { useLetFrom } from './useLetFrom.ts';

/** Keeps its place until it comes. */
const MoreActions = lazyComponent(
  () => import('../many/MoreActions.tsx'),
  () => <span className={styles.morePlace} />,
);

const LastChange = lazyComponent(() => import('../many/LastChange.tsx'));

interface RowActionsProps {
  readonly announcement: Schemas['Announcement'];
  /** Whether it has just moved here by being made public, hidden or let. */
  readonly hasMoved: boolean;
  readonly onMove: (announcementId: string) => void;
  readonly onLet: (changes: readonly Change[]) => void;
}

/** What else can be done with one announcement. */
export function RowMenu({ announcement, onMove, onLet }: Omit<RowActionsProps, 'hasMoved'>) {
  const isViewer = useIsViewer();
  if (isViewer) return null;
  return (
    <MoreActions
      announcement={announcement}
      onLet={(changes) => {
        onMove(announcement.id);
        onLet(changes);
      }}
    />
  );
}

/** Whether one announcement is public, and the button that changes it. */
export function RowActions(props: Omit<RowActionsProps, 'onLet'>) {
  const { announcement } = props;
  const day = useLetFrom()(announcement);
  const { lastChange } = announcement;
  const isViewer = useIsViewer();
  return (
    <Stack gap={1}>
      {day !== null && (
        <Text size="small" tone="muted">
          {day}
        </Text>
      )}
      {lastChange !== undefined && <LastChange change={lastChange} />}
      {!isViewer && (
        <span className={styles.visibility}>
          <VisibilityButton {...props} />
        </span>
      )}
    </Stack>
  );
}

/** Makes an announcement public or hidden; then the list is read again (specification, section 4). */
function VisibilityButton({ announcement, hasMoved, onMove }: Omit<RowActionsProps, 'onLet'>) {
  const t = useTranslations('announcements');
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const { id, isActive, letFrom = null, properties } = announcement;
  const { mutate, isPending } = useMutation({
    ...updateAnnouncementMutation(tilava),
    onError: (error) => {
      notices.show({ error });
      // The answer may be all that was lost.
      return invalidateAfter(queryClient, 'updateAnnouncement');
    },
  });
  const label = t(isActive ? 'makeHidden' : letFrom === null ? 'makePublic' : 'backOnMarket');
  return (
    <Button
      variant="quiet"
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
