import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { getAnnouncementKey, getAnnouncementQuery } from '@tilava/sdk/react-query';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton } from '../../../../shared/facts/FactsSkeleton.tsx';
import { PicturesFields } from '../../../../shared/pictures/PicturesFields.tsx';
import { useResidencePictures } from '../../../../shared/pictures/useResidencePictures.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

/** The pictures of an announcement, to be added to, put in order and removed. */
export function ListingPictures({ id }: { readonly id: string }) {
  const { tilava } = useServices();
  const words = useAdminTexts();
  const announcement = useQuery(getAnnouncementQuery(tilava, id));
  if (announcement.isError) return <QueryFailed title={words.propertiesFailed} query={announcement} />;
  if (announcement.data === undefined) return <FactsSkeleton />;
  return <LoadedPictures announcement={announcement.data} />;
}

function LoadedPictures({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const key = getAnnouncementKey(announcement.id);
  const pictures = useResidencePictures({
    announcement,
    queryKey: key,
    shown: () => queryClient.getQueryData<Schemas['Announcement']>(key),
    show: (change) =>
      queryClient.setQueryData<Schemas['Announcement']>(key, (before) => before && change(before)),
    // Sent to the residence itself: one's own files could not be attached to somebody else's.
    add: ({ list, file }, options) =>
      tilava.files.uploadResidencePicture(
        announcement.residence.id ?? '',
        { file, name: file.name },
        list === 'surroundPics' ? { surround: true } : {},
        options,
      ),
  });
  return <PicturesFields {...pictures} />;
}
