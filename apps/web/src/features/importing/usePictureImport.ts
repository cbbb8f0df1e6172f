import { useQueryClient } from '@tanstack/react-query';
import { type ArchiveEntry, type NewPictures, type PicturePlan, planPictures } from '@tilava/domain/import';
import { type Client, updateResidence, uploadFile } from '@tilava/sdk/operations';
import { invalidateAfter, listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
import { useEffect, useRef, useState } from 'react';
import { drawInTurn, preparePicture } from '../../shared/pictures/preparePicture.ts';
import { useServices, useUserId } from '../../shared/services/useServices.ts';
import type { PictureFault } from '../../texts/pictureFaults/pictureFaults.ts';
import { openZip, type Zip } from './openZip.ts';
import type { Progress } from './useImport.ts';
import type { ZipFault } from './zipWorker.ts';

export interface PictureOutcome {
  readonly added: number;
  readonly failed: readonly { readonly path: string; readonly fault: PictureFault }[];
  readonly error: Error | null;
  /** How many weren't reached: it was cancelled, or failed. */
  readonly left: number;
}

/** Adds the pictures of an archive to the announcements that their names carry; those that are there stay single. */
export function usePictureImport() {
  const { tilava } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [plan, setPlan] = useState<PicturePlan | null>(null);
  const [outcome, setOutcome] = useState<PictureOutcome | null>(null);
  const zip = useRef<Zip>(null);
  const stop = useRef(new AbortController());

  const reset = () => {
    stop.current.abort();
    zip.current?.close();
    zip.current = null;
    setPlan(null);
    setOutcome(null);
  };
  useEffect(
    () => () => {
      stop.current.abort();
      zip.current?.close();
    },
    [],
  );

  /** What would be added; or why the archive can't be read. Another one may be chosen meanwhile. */
  const tryOut = async (file: File): Promise<ZipFault | null> => {
    reset();
    const opened = openZip();
    zip.current = opened;
    const listed = await opened.list(file);
    if (zip.current !== opened || !('entries' in listed)) return 'fault' in listed ? listed.fault : null;
    const own = await queryClient.fetchQuery({
      ...listAnnouncementsOfUserQuery(tilava, userId),
      staleTime: 0,
    });
    if (zip.current === opened) setPlan(planPictures(listed.entries, own));
    return null;
  };

  const write = async ({ news }: PicturePlan) => {
    const { current: opened } = zip;
    if (opened === null) return;
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    const total = news.reduce((sum, { pictures }) => sum + pictures.length, 0);
    const failed: { path: string; fault: PictureFault }[] = [];
    let [done, added] = [0, 0];
    let error: Error | null = null;
    const show = () => setProgress({ isDryRun: false, done, total });
    show();
    try {
      for (const of of news) {
        if (signal.aborted) break;
        const adding = addPictures(tilava, opened, of, signal);
        for await (const result of adding) {
          if ('fault' in result) failed.push(result);
          else added += 1;
          done += 1;
          show();
        }
      }
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      if (!signal.aborted) error = failure;
    }
    await invalidateAfter(queryClient, 'updateResidence');
    setProgress(null);
    setOutcome({ added, failed, error, left: total - done });
  };

  return { progress, plan, outcome, tryOut, write, reset, cancel: () => stop.current.abort() };
}

type Result = { readonly path: string; readonly fault: PictureFault } | { readonly path: string };

/** Uploads one picture after the other; each is shown at once, so that nothing is lost by whoever cancels. */
async function* addPictures(
  tilava: Client,
  zip: Zip,
  { announcement, pictures }: NewPictures,
  signal: AbortSignal,
): AsyncGenerator<Result> {
  const { residence, properties } = announcement;
  const ids = properties.propertyPics.map(({ id }) => id);
  for (const { path } of pictures) {
    if (signal.aborted || residence.id === undefined) return;
    const file = await readPicture(zip, path, signal);
    if (file instanceof File) {
      const { id } = await uploadFile(tilava, { file, name: file.name }, {}, { signal });
      ids.push(id);
      await updateResidence(tilava, residence.id, { propertyPics: ids });
      yield { path };
    } else {
      yield { path, fault: file };
    }
  }
}

async function readPicture(
  zip: Zip,
  path: ArchiveEntry['path'],
  signal: AbortSignal,
): Promise<File | PictureFault> {
  const content = await zip.read(path);
  if (content === null) return 'unreadable';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return preparePicture(new File([content], name), (picture) => drawInTurn(picture, signal));
}
