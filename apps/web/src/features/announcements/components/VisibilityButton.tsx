import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, updateAnnouncementMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../shared/services/useServices.ts';

interface VisibilityButtonProps {
  readonly announcement: Schemas['Announcement'];
  /** Whether it has just moved here by being made public or hidden. */
  readonly hasMoved: boolean;
  readonly onMove: (announcementId: string) => void;
}

/** Makes an announcement public or hidden; then the list is read again (specification, section 4). */
export function VisibilityButton({ announcement, hasMoved, onMove }: VisibilityButtonProps) {
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
