import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PictureList } from '@tilava/domain/pictures';
import { isNotFoundError, type Schemas, type UploadOptions } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useServices } from '../services/useServices.ts';
import { inOrder, type Pictures } from './pictures.ts';
import type { EditedPictures } from './PicturesFields.tsx';
import { useUploads } from './useUploads.ts';

type Announcement = Schemas['Announcement'];

/** A picture that is to be added, and those that are there before it. */
export interface NewPicture {
  readonly list: PictureList;
  readonly file: File;
  readonly present: readonly string[];
}

interface ResidencePictures {
  readonly announcement: Announcement;
  /** The announcement as it is shown now. */
  readonly shown: () => Announcement | undefined;
  /** Shows it otherwise until the server's answer is there. */
  readonly show: (change: (announcement: Announcement) => Announcement) => void;
  /** Sends a picture to where it belongs. */
  readonly add: (picture: NewPicture, options: UploadOptions) => Promise<Schemas['FileRecord']>;
}

/** The pictures of an announcement; what is changed shows at once, and goes back where it failed. */
export function useResidencePictures({
  announcement: { properties, residence },
  shown,
  show,
  add,
}: ResidencePictures): EditedPictures {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();

  const showPictures = (next: (pictures: Pictures) => Partial<Pictures>) =>
    show((one) => ({ ...one, properties: { ...one.properties, ...mutable(next(one.properties)) } }));

  const change = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: (error) => {
      // What the server does not have needs no removal.
      if (!isNotFoundError(error)) notices.show({ error });
    },
    onSettled: () => invalidateAfter(queryClient, 'updateResidence'),
  });

  const addTo = (list: PictureList) => async (file: File, options: UploadOptions) => {
    const present = (shown()?.properties ?? properties)[list].map(({ id }) => id);
    const record = await add({ list, file, present }, options);
    showPictures((pictures) => ({ [list]: [...pictures[list], record] }));
    void invalidateAfter(queryClient, 'updateResidence');
  };
  const propertyPics = useUploads(addTo('propertyPics'));
  const surroundPics = useUploads(addTo('surroundPics'));

  return {
    pictures: properties,
    uploads: { propertyPics, surroundPics },
    reorder: (list, ids) => {
      showPictures((pictures) => ({ [list]: inOrder(pictures[list], ids) }));
      change.mutate(async () => {
        if (residence.id !== undefined) {
          await tilava.announcements.updateResidence(residence.id, { [list]: [...ids] });
        }
      });
    },
    remove: (list, pictureId) => {
      const record = properties[list].find((picture) => picture.id === pictureId);
      if (record === undefined) return;
      showPictures((pictures) => ({ [list]: pictures[list].filter((picture) => picture.id !== pictureId) }));
      change.mutate(() => tilava.files.delete(record.key));
    },
  };
}

const mutable = ({ propertyPics, surroundPics }: Partial<Pictures>) => ({
  ...(propertyPics !== undefined && { propertyPics: [...propertyPics] }),
  ...(surroundPics !== undefined && { surroundPics: [...surroundPics] }),
});
