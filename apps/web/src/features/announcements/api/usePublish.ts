import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useNavigate } from 'react-router-dom';
import { publishAnnouncement } from '../../../shared/announcements/publishAnnouncement.ts';
import type { Draft } from '../../../shared/drafts/useDraft.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import type { AnnouncementResults, AnnouncementValues } from '../model/announcementDraft.ts';
import type { DraftPictures } from './useDraftPictures.ts';

/** Publishes once, however often it is sent, and not before the landlord knows of missing pictures. */
export function usePublish(
  { values, change, finish }: Draft<AnnouncementValues>,
  { renew }: Pick<DraftPictures, 'renew'>,
) {
  const { tilava, notices, chosenAnnouncement } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const landlordId = useUserId();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ location, property, criteria }: AnnouncementResults) => {
      const { areAllThere, residenceId } = await renew();
      if (!areAllThere) return null;
      return publishAnnouncement(tilava, {
        landlordId,
        listing: { ...location, ...property },
        criteria,
        pictures: values.pictures,
        idempotencyKey: values.edition,
        residenceId: values.residenceId ?? residenceId,
        onResidence: (id) => change({ residenceId: id }),
      });
    },
    onSuccess: async (id) => {
      if (id === null) return;
      finish();
      chosenAnnouncement.choose(id);
      void invalidateAfter(queryClient, 'createAnnouncement');
      notices.show({ done: 'announcement' });
      await navigate(paths.announcements, { state: arrival });
    },
    onError: (failure) => notices.show({ error: failure }),
  });
  return {
    publish: (results: AnnouncementResults | null) => {
      if (results !== null && !isPending) mutate(results);
    },
    isPending,
    error,
  };
}

/** What the list is told by where one comes from: that the chosen announcement was just published. */
const arrival = { isPublished: true } as const;

export const isArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPublished' in state && state.isPublished === true;
