import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listAnnouncementsOfUserKey } from '@tilava/sdk/react-query';
import type { EditedPictures } from '../../../shared/pictures/PicturesFields.tsx';
import { useResidencePictures } from '../../../shared/pictures/useResidencePictures.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useUserId } from '../../../shared/session/useUserId.ts';

/** The pictures of an announcement of one's own; what is changed shows at once, and goes back where it failed. */
export function useOwnPictures(announcement: Schemas['Announcement']): EditedPictures {
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const key = listAnnouncementsOfUserKey(useUserId());
  const { id, residence } = announcement;
  return useResidencePictures({
    announcement,
    queryKey: key,
    shown: () =>
      queryClient.getQueryData<readonly Schemas['Announcement'][]>(key)?.find((one) => one.id === id),
    show: (change) =>
      queryClient.setQueryData<readonly Schemas['Announcement'][]>(key, (own) =>
        own?.map((one) => (one.id === id ? change(one) : one)),
      ),
    add: async ({ list, file, present }, options) => {
      const query = list === 'surroundPics' ? { surround: true } : {};
      const record = await tilava.files.upload({ file, name: file.name }, query, options);
      if (residence.id !== undefined) {
        // It may have joined them before, and only the answer have been lost.
        await tilava.announcements.updateResidence(residence.id, {
          [list]: [...present().filter((other) => other !== record.id), record.id],
        });
      }
      return record;
    },
  });
}
