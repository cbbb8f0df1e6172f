import { useMutation } from '@tanstack/react-query';
import type { PictureList } from '@tilava/domain/pictures';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import { inOrder } from '../../../shared/pictures/pictures.ts';
import type { EditedPictures } from '../../../shared/pictures/PicturesFields.tsx';
import { useUploads } from '../../../shared/pictures/useUploads.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { AnnouncementValues } from '../model/announcementDraft.ts';

type FileRecord = Schemas['FileRecord'];

/** The pictures of a new announcement: those that are there stand in its draft, the others are on their way. */
export interface DraftPictures extends EditedPictures {
  readonly isUploading: boolean;
  readonly hasFailed: boolean;
}

/** Sends pictures as they are chosen, and keeps in the draft what the server calls them. */
export function useDraftPictures({ values, change }: Draft<AnnouncementValues>): DraftPictures {
  const { tilava, notices } = useServices();

  const changeList = (list: PictureList, next: (records: readonly FileRecord[]) => readonly FileRecord[]) =>
    change(({ pictures }) => ({ pictures: { ...pictures, [list]: next(pictures[list]) } }));
  const keep = (list: PictureList, record: FileRecord) => changeList(list, (others) => [...others, record]);

  const propertyPics = useUploads(async (file, options) =>
    keep('propertyPics', await tilava.files.upload({ file, name: file.name }, {}, options)),
  );
  const surroundPics = useUploads(async (file, options) =>
    keep('surroundPics', await tilava.files.upload({ file, name: file.name }, { surround: true }, options)),
  );

  const removal = useMutation({
    mutationFn: ({ record }: { readonly list: PictureList; readonly record: FileRecord }) =>
      tilava.files.delete(record.key),
    onError: (error, { list, record }) => {
      // What the server does not have needs no removal.
      if (isNotFoundError(error)) return;
      keep(list, record);
      notices.show({ error });
    },
  });

  const unsent = [...propertyPics.uploads, ...surroundPics.uploads];
  return {
    pictures: values.pictures,
    uploads: { propertyPics, surroundPics },
    reorder: (list, ids) => changeList(list, (records) => inOrder(records, ids)),
    remove: (list, id) => {
      const record = values.pictures[list].find((candidate) => candidate.id === id);
      if (record === undefined) return;
      changeList(list, (records) => records.filter((candidate) => candidate.id !== id));
      removal.mutate({ list, record });
    },
    isUploading: unsent.some(({ state }) => state === 'uploading'),
    hasFailed: unsent.some(({ state }) => state === 'failed'),
  };
}
