import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementCreation, residenceCreation } from '@tilava/domain/payload';
import type { Tilava } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import { paths } from '../../../shared/paths.ts';
import { allPictures } from '../../../shared/pictures/pictures.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { arrival } from '../model/arrival.ts';
import type { AnnouncementResults, AnnouncementValues } from '../model/announcementDraft.ts';

/**
 * Publishes a new announcement: first its residence with the pictures, then itself (specification, section 7). Then it
 * is the chosen one, the draft goes, and the list shows it. However often the same one is sent, it is published once.
 */
export function usePublish({ values, change, finish }: Draft<AnnouncementValues>) {
  const { tilava, notices, chosenAnnouncement } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (results: AnnouncementResults) => {
      const residenceId = await putTogether(tilava, results.property.residenceType, values);
      change({ residenceId });
      return tilava.announcements.create(
        residenceId,
        announcementCreation({ ...results.location, ...results.property }, results.criteria),
        { idempotencyKey: values.edition },
      );
    },
    onSuccess: async ({ id }) => {
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

type HouseType = AnnouncementResults['property']['residenceType'];

/** The residence that shows the pictures; where publishing stopped half-way before, the one of then, as it is now. */
async function putTogether(
  tilava: Tilava,
  houseType: HouseType,
  { pictures, edition, residenceId }: AnnouncementValues,
): Promise<string> {
  if (residenceId === null) {
    const creation = residenceCreation(houseType, allPictures(pictures));
    const { id } = await tilava.announcements.createResidence(creation, { idempotencyKey: edition });
    return id;
  }
  const { id } = await tilava.announcements.updateResidence(residenceId, {
    houseType,
    propertyPics: pictures.propertyPics.map((picture) => picture.id),
    surroundPics: pictures.surroundPics.map((picture) => picture.id),
  });
  return id;
}
