import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { PictureList } from '@tilava/domain/pictures';
import { isNotFoundError, type Schemas, type UploadOptions } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { useServices } from '../services/useServices.ts';
import { inOrder, type Pictures } from './pictures.ts';
import type { EditedPictures } from './PicturesFields.tsx';
import { useUploads } from './useUploads.ts';

type Announcement = Schemas['Announcement'];

/** A picture that is to be added, and the ids of those that are there before it, once it has been sent. */
export interface NewPicture {
  readonly list: PictureList;
  readonly file: File;
  readonly present: () => readonly string[];
}

interface ResidencePictures {
  readonly announcement: Announcement;
  /** What it is read by. */
  readonly queryKey: QueryKey;
  /** The announcement as it is shown now. */
  readonly shown: () => Announcement | undefined;
  /** Shows it otherwise until the server's answer is there. */
  readonly show: (change: (announcement: Announcement) => Announcement) => void;
  /** Sends a picture to where it belongs. */
  readonly add: (picture: NewPicture, options: UploadOptions) => Promise<Schemas['FileRecord']>;
}

/** A change of the pictures, as it shows and as it is sent. */
interface Change {
  readonly next: (pictures: Pictures) => Partial<Pictures>;
  readonly send: () => Promise<unknown>;
}

/**
 * The pictures of an announcement; what is changed shows at once, and goes back where it failed. One change after the
 * other is sent, however fast they are made.
 */
export function useResidencePictures({
  announcement: { id, properties, residence },
  queryKey,
  shown,
  show,
  add,
}: ResidencePictures): EditedPictures {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();

  const mutationKey = ['pictures', id];

  const showPictures = async (next: Change['next']) => {
    // An answer from before the change would take it away again.
    const cancelled = queryClient.cancelQueries({ queryKey });
    show((one) => ({ ...one, properties: { ...one.properties, ...mutable(next(one.properties)) } }));
    await cancelled;
  };

  const { mutate: change } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ send }: Change) => send(),
    onMutate: ({ next }) => showPictures(next),
    onError: (error) => {
      // What the server does not have needs no removal.
      if (!isNotFoundError(error)) notices.show({ error });
    },
    // What is saved is read once the last change is; until then it would undo what shows.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void invalidateAfter(queryClient, 'updateResidence');
    },
  });

  const addTo = (list: PictureList) => async (file: File, options: UploadOptions) => {
    const present = () => (shown()?.properties ?? properties)[list].map((picture) => picture.id);
    const record = await add({ list, file, present }, options);
    await showPictures((pictures) => ({ [list]: [...pictures[list], record] }));
    if (queryClient.isMutating({ mutationKey }) === 0) void invalidateAfter(queryClient, 'updateResidence');
  };
  const propertyPics = useUploads(addTo('propertyPics'));
  const surroundPics = useUploads(addTo('surroundPics'));

  return {
    pictures: properties,
    uploads: { propertyPics, surroundPics },
    reorder: (list, ids) => {
      change({
        next: (pictures) => ({ [list]: inOrder(pictures[list], ids) }),
        send: async () => {
          if (residence.id !== undefined) {
            await tilava.announcements.updateResidence(residence.id, { [list]: [...ids] });
          }
        },
      });
    },
    remove: (list, pictureId) => {
      const record = properties[list].find((picture) => picture.id === pictureId);
      if (record === undefined) return;
      change({
        next: (pictures) => ({ [list]: pictures[list].filter((picture) => picture.id !== pictureId) }),
        send: () => tilava.files.delete(record.key),
      });
    },
  };
}

const mutable = ({ propertyPics, surroundPics }: Partial<Pictures>) => ({
  ...(propertyPics !== undefined && { propertyPics: [...propertyPics] }),
  ...(surroundPics !== undefined && { surroundPics: [...surroundPics] }),
});
