import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { numberRepeated } from '@tilava/domain/pictureFiles';
import type { PictureList as List } from '@tilava/domain/pictures';
import { isNotFoundError, type Schemas, type UploadOptions } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { deleteFile, updateResidence } from '@tilava/sdk/operations';
import { PictureList } from '@tilava/ui/PictureList';
import { Stack } from '@tilava/ui/Stack';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../lazyComponent.tsx';
import { pictureUrl } from '../paths.ts';
import { useServices } from '../services/useServices.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { usePictureUploads } from './usePictureUploads.ts';
import { allPictures, inOrder, pictureLists, type Pictures } from './pictures.ts';

export type EditedPictures = ReturnType<typeof useResidencePictures>;

// It is the same dialog for all, and few open it.
const CaptionDialog = lazyComponent(() => import('./CaptionDialog.tsx'));

interface PicturesFieldsProps extends Pick<EditedPictures, 'pictures' | 'uploads' | 'reorder' | 'remove'> {
  /** Without it, as long as pictures belong to nothing yet, they aren't described. */
  readonly describe?: EditedPictures['describe'];
}

export function PicturesFields({ pictures, uploads, reorder, remove, describe }: PicturesFieldsProps) {
  const t = useTranslations('pictures');
  const [describedId, setDescribedId] = useState<string | null>(null);
  const described = allPictures(pictures).find(({ id }) => id === describedId);
  const removeLabel = useTranslations('upload');
  const edit = useTranslations('account');
  return (
    <Stack gap={6}>
      {pictureLists.map((list) => (
        <Stack key={list} gap={4}>
          <PictureUpload
            id={`pictures-${list}`}
            label={t(list)}
            description={t(`${list}Hint`)}
            uploads={uploads[list]}
            labels={{ choose: t('choose'), drop: t('drop') }}
          />
          {pictures[list].length > 0 && (
            <PictureList
              label={t(list)}
              pictures={withOwnNames(pictures[list]).map(({ id, key, name, caption }) => ({
                id,
                name,
                caption,
                src: `${pictureUrl(key)}?width=640`,
              }))}
              labels={{
                cover: list === 'propertyPics' ? t('cover') : undefined,
                drag: (name) => t('drag', { name }),
                moveEarlier: (name) => t('moveEarlier', { name }),
                moveLater: (name) => t('moveLater', { name }),
                describe: (name) => `${edit('edit')}: ${name}`,
                remove: (name) => removeLabel('remove', { name }),
                placed: (name, place, count) =>
                  t('placed', { name, place: String(place), count: String(count) }),
                removed: (name) => t('removed', { name }),
              }}
              onReorder={(ids) => reorder(list, ids)}
              onRemove={(id) => remove(list, id)}
              onDescribe={describe && setDescribedId}
            />
          )}
        </Stack>
      ))}
      {described !== undefined && describe !== undefined && (
        <CaptionDialog
          picture={described}
          onClose={() => setDescribedId(null)}
          onSave={(caption) => {
            setDescribedId(null);
            describe(described.id, caption);
          }}
        />
      )}
    </Stack>
  );
}

type Announcement = Schemas['Announcement'];

interface NewPicture {
  readonly list: List;
  readonly file: File;
  readonly present: () => readonly string[];
}

interface ResidencePictures {
  readonly announcement: Announcement;
  /** Of the query that has it, alone or among others. */
  readonly queryKey: QueryKey;
  readonly add: (picture: NewPicture, options: UploadOptions) => Promise<Schemas['FileRecord']>;
}

interface Change {
  readonly next: (pictures: Pictures) => Partial<Pictures>;
  readonly send: () => Promise<unknown>;
}

/** An announcement's pictures, updated optimistically; changes are sent one after the other. */
export function useResidencePictures({
  announcement: { id, properties, residence },
  queryKey,
  add,
}: ResidencePictures) {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();

  const mutationKey = ['pictures', id];
  const [isSaved, setIsSaved] = useState(false);

  const showPictures = async (next: Change['next']) => {
    // An answer from before the change would take it away again.
    const cancelled = queryClient.cancelQueries({ queryKey });
    const change = (one: Announcement) =>
      one.id === id ? { ...one, properties: { ...one.properties, ...mutable(next(one.properties)) } } : one;
    queryClient.setQueryData<Announcement | Announcement[]>(queryKey, (before) =>
      Array.isArray(before) ? before.map(change) : before && change(before),
    );
    await cancelled;
  };

  const { mutate: change } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ send }: Change) => send(),
    onMutate: ({ next }) => {
      setIsSaved(false);
      return showPictures(next);
    },
    onSuccess: () => setIsSaved(true),
    onError: (error) => {
      // What the server does not have needs no removal.
      if (!isNotFoundError(error)) notices.show({ error });
    },
    // What is saved is read once the last change is; until then it would undo what shows.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void invalidateAfter(queryClient, 'updateResidence');
    },
  });

  const addTo = (list: List) => async (file: File, options: UploadOptions) => {
    const present = () => {
      const shown = [queryClient.getQueryData<Announcement | Announcement[]>(queryKey) ?? []].flat();
      const own = shown.find((one) => one.id === id)?.properties ?? properties;
      return own[list].map((picture) => picture.id);
    };
    setIsSaved(false);
    const record = await add({ list, file, present }, options);
    setIsSaved(true);
    await showPictures((pictures) => ({ [list]: [...pictures[list], record] }));
    if (queryClient.isMutating({ mutationKey }) === 0) void invalidateAfter(queryClient, 'updateResidence');
  };
  const propertyPics = usePictureUploads(addTo('propertyPics'));
  const surroundPics = usePictureUploads(addTo('surroundPics'));

  const pictures: Pictures = properties;
  return {
    pictures,
    uploads: { propertyPics, surroundPics },
    /** Whether the last change has been saved. */
    isSaved,
    /** Takes all ids of a list in their new order. */
    reorder: (list: List, ids: readonly string[]) => {
      change({
        next: (before) => ({ [list]: inOrder(before[list], ids) }),
        send: async () => {
          if (residence.id !== undefined) {
            await updateResidence(tilava, residence.id, { [list]: [...ids] });
          }
        },
      });
    },
    describe: (pictureId: string, caption: string | null) => {
      const described = (records: Pictures[List]) =>
        records.map((record) => (record.id === pictureId ? { ...record, caption } : record));
      change({
        next: ({ propertyPics: ofProperty, surroundPics: ofSurroundings }) => ({
          propertyPics: described(ofProperty),
          surroundPics: described(ofSurroundings),
        }),
        send: async () => {
          if (residence.id !== undefined) {
            await updateResidence(tilava, residence.id, { captions: [{ id: pictureId, caption }] });
          }
        },
      });
    },
    remove: (list: List, pictureId: string) => {
      const record = properties[list].find((picture) => picture.id === pictureId);
      if (record === undefined) return;
      change({
        next: (before) => ({ [list]: before[list].filter((picture) => picture.id !== pictureId) }),
        send: () => deleteFile(tilava, record.key),
      });
    },
  };
}

/** The same names twice would name buttons alike. */
function withOwnNames(pictures: Pictures[List]): Pictures[List] {
  const names = numberRepeated(pictures.map(({ name }) => name));
  return pictures.map((picture, place) => ({ ...picture, name: names[place] ?? picture.name }));
}

const mutable = ({ propertyPics, surroundPics }: Partial<Pictures>) => ({
  ...(propertyPics !== undefined && { propertyPics: [...propertyPics] }),
  ...(surroundPics !== undefined && { surroundPics: [...surroundPics] }),
});
