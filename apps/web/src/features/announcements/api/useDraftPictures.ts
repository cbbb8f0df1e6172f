import { useMutation } from '@tanstack/react-query';
import type { PictureList } from '@tilava/domain/pictures';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { deleteFile, renewFiles, uploadFile } from '@tilava/sdk/operations';
import { useEffect, useRef } from 'react';
import type { Draft } from '../../../shared/drafts/useDraft.tsx';
import { allPictures, inOrder } from '../../../shared/pictures/pictures.ts';
import { usePictureUploads } from '../../../shared/pictures/usePictureUploads.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { AnnouncementValues } from '../model/announcementDraft.ts';

type FileRecord = Schemas['FileRecord'];

/** The least time between two renewals of the same pictures, in milliseconds. */
const renewalInterval = 60_000;

/** The pictures of a new announcement: those that are there stand in its draft, the others are on their way. */
export type DraftPictures = ReturnType<typeof useDraftPictures>;

/** Uploads pictures as they are chosen; the server keeps them while the draft is opened or edited. */
export function useDraftPictures({ values, change }: Draft<AnnouncementValues>) {
  const { tilava, notices } = useServices();

  const changeList = (list: PictureList, next: (records: readonly FileRecord[]) => readonly FileRecord[]) =>
    change(({ pictures }) => ({ pictures: { ...pictures, [list]: next(pictures[list]) } }));
  const keep = (list: PictureList, record: FileRecord) =>
    change(({ pictures, missingPictures }) => ({
      pictures: { ...pictures, [list]: [...pictures[list], record] },
      missingPictures: missingPictures.filter((name) => name !== record.name),
    }));

  const propertyPics = usePictureUploads(async (file, options) =>
    keep('propertyPics', await uploadFile(tilava, { file, name: file.name }, {}, options)),
  );
  const surroundPics = usePictureUploads(async (file, options) =>
    keep('surroundPics', await uploadFile(tilava, { file, name: file.name }, { surround: true }, options)),
  );

  const removal = useMutation({
    mutationFn: ({ record }: { readonly list: PictureList; readonly record: FileRecord }) =>
      deleteFile(tilava, record.key),
    onError: (error, { list, record }) => {
      // What the server does not have needs no removal.
      if (isNotFoundError(error)) return;
      keep(list, record);
      notices.show({ error });
    },
  });

  const renewal = useMutation({
    mutationFn: async () => {
      const ids = allPictures(values.pictures).map(({ id }) => id);
      if (ids.length === 0) return { areAllThere: true, residenceId: null };
      const { files } = await renewFiles(tilava, { ids });
      const present = new Set(files.map(({ id }) => id));
      const gone = new Set(ids.filter((id) => !present.has(id)));
      if (gone.size > 0) change((latest) => withoutPictures(latest, gone));
      // Where an attempt to publish stopped half-way, they are attached to its residence.
      const residenceId = files.find((file) => file.residenceId !== null)?.residenceId ?? null;
      return { areAllThere: gone.size === 0, residenceId };
    },
  });
  const { mutate: startRenewal } = renewal;
  const renewedAt = useRef(0);
  // Every edit renders the form again.
  useEffect(() => {
    if (Date.now() - renewedAt.current < renewalInterval) return;
    renewedAt.current = Date.now();
    startRenewal();
  });

  const unsent = [...propertyPics.uploads, ...surroundPics.uploads];
  return {
    pictures: values.pictures,
    uploads: { propertyPics, surroundPics },
    reorder: (list: PictureList, ids: readonly string[]) =>
      changeList(list, (records) => inOrder(records, ids)),
    remove: (list: PictureList, id: string) => {
      const record = values.pictures[list].find((candidate) => candidate.id === id);
      if (record === undefined) return;
      changeList(list, (records) => records.filter((candidate) => candidate.id !== id));
      removal.mutate({ list, record });
    },
    isUploading: unsent.some(({ state }) => state === 'uploading'),
    hasFailed: unsent.some(({ state }) => state === 'failed'),
    /** The names of those that the server no longer has; they have to be added again. */
    missing: values.missingPictures,
    /** Keeps the pictures for as long as the draft, and takes those out of it that are gone. */
    renew: () => renewal.mutateAsync(),
  };
}

function withoutPictures(
  { pictures, missingPictures }: AnnouncementValues,
  gone: ReadonlySet<string>,
): Pick<AnnouncementValues, 'pictures' | 'missingPictures'> {
  const isThere = ({ id }: FileRecord) => !gone.has(id);
  const names = allPictures(pictures)
    .filter(({ id }) => gone.has(id))
    .map(({ name }) => name);
  return {
    pictures: {
      propertyPics: pictures.propertyPics.filter(isThere),
      surroundPics: pictures.surroundPics.filter(isThere),
    },
    missingPictures: [...new Set([...missingPictures, ...names])],
  };
}
