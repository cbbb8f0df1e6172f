import { pictureLimits, pictureTypes } from '@tilava/domain/pictureFiles';
import type { Locale } from '@tilava/domain/time';
import { isApiError, type UploadOptions } from '@tilava/sdk';
import { FileUpload, type FileUploadProps } from '@tilava/ui/FileUpload';
import type { Upload } from '@tilava/ui/upload';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../errors/useFailureText.ts';
import { randomId } from '../requests/idempotency.ts';

const mebibyte = 1024 * 1024;

type OptionalLabel = 'size' | 'wrongType' | 'tooLarge';

interface PictureUploadProps extends Omit<
  FileUploadProps,
  'types' | 'maximumSize' | 'labels' | 'uploads' | 'onAdd' | 'onRetry' | 'onRemove'
> {
  /** What is taken instead of pictures. */
  readonly types?: FileUploadProps['types'];
  readonly maximumSize?: FileUploadProps['maximumSize'];
  readonly labels: Pick<FileUploadProps['labels'], 'choose' | 'drop'> &
    Partial<Pick<FileUploadProps['labels'], OptionalLabel>>;
  readonly uploads: Pick<Uploads, 'add' | 'retry' | 'remove'> & { readonly uploads: readonly Upload[] };
}

/** Takes files, unless said otherwise pictures. */
export function PictureUpload({ labels, uploads, ...field }: PictureUploadProps) {
  const t = useTranslations('upload');
  const retry = useTranslations('common')('tryAgain');
  const locale: Locale = useLocale();
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <FileUpload
      types={pictureTypes}
      maximumSize={pictureLimits.size}
      {...field}
      uploads={uploads.uploads}
      onAdd={uploads.add}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      labels={{
        size: (bytes) => megabytes.format(bytes / mebibyte),
        preparing: t('preparing'),
        uploading: t('uploading'),
        done: t('done'),
        failed: t('failed'),
        retry,
        remove: (name) => t('remove', { name }),
        wrongType: t('wrongType'),
        tooLarge: t('tooLarge'),
        ...labels,
      }}
    />
  );
}

/** Files that are not there yet: on their way, or failed. */
export type Uploads = ReturnType<typeof useUploads>;

/** What the server answers to a file that it never takes: no such content, too large, of another type. */
const refusesContent: readonly number[] = [400, 413, 415];

type Entry = Upload & {
  /** As it was chosen. */
  readonly file: File;
  /** As it is sent; kept for another attempt, which has to send the same bytes. */
  readonly prepared?: File;
};

/** What a chosen file is sent as, or why it never can be. */
type Prepared = { readonly file: File } | { readonly failure: string };

/** Any other file of the same name, bytes and time is hardly ever meant. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Sends files one after the other; leaving the page aborts them. `send` ends once a file is where it belongs. */
export function useUploads(
  send: (file: File, options: UploadOptions) => Promise<unknown>,
  prepare?: (file: File, signal: AbortSignal) => Promise<Prepared>,
) {
  const failureText = useFailureText();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const leaving = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const controllers = leaving.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const update = (id: string, changes: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  const drop = (id: string) => setEntries((before) => before.filter((entry) => entry.id !== id));

  const toSend = async ({ id, file, prepared }: Entry, signal: AbortSignal): Promise<File | null> => {
    if (prepared !== undefined || prepare === undefined) return prepared ?? file;
    const made = await prepare(file, signal);
    signal.throwIfAborted();
    if ('failure' in made) {
      update(id, { state: 'failed', isRefused: true, failure: made.failure });
      return null;
    }
    update(id, { prepared: made.file, progress: 0 });
    return made.file;
  };

  const transmit = (entry: Entry) => {
    const { id } = entry;
    const controller = new AbortController();
    const { signal } = controller;
    leaving.current.set(id, controller);
    queue.current = queue.current.then(async () => {
      if (signal.aborted) return;
      try {
        const file = await toSend(entry, signal);
        if (file === null) return;
        await send(file, {
          // However often the same file is sent, it is kept once.
          idempotencyKey: id,
          signal,
          onProgress: ({ sent, total }) => update(id, { progress: (sent / total) * 100 }),
        });
        drop(id);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Error)) throw error;
        const failure = failureText('generic', error);
        const isRefused = isApiError(error) && refusesContent.includes(error.status);
        update(id, { state: 'failed', isRefused, ...(failure !== null && { failure }) });
      }
    });
  };

  return {
    uploads: entries,
    /** One that is on its way already isn't sent twice; one that failed is tried again. */
    add: (files: readonly File[]) => {
      const isOnItsWay = ({ id, state }: Entry) =>
        state === 'uploading' && leaving.current.get(id)?.signal.aborted === false;
      const added = files
        .filter((file, place) => files.findIndex((other) => isSame(other, file)) === place)
        .filter((file) => !entries.some((entry) => isOnItsWay(entry) && isSame(entry.file, file)))
        .map((file): Entry => {
          const { name, size } = file;
          return {
            id: randomId(),
            name,
            size,
            file,
            state: 'uploading',
            ...(prepare === undefined && { progress: 0 }),
          };
        });
      const isReplaced = (entry: Entry) =>
        entry.state === 'failed' && added.some(({ file }) => isSame(entry.file, file));
      setEntries((before) => [...before.filter((entry) => !isReplaced(entry)), ...added]);
      for (const entry of added) transmit(entry);
    },
    retry: (id: string) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (entry === undefined) return;
      update(id, {
        state: 'uploading',
        ...((prepare === undefined || entry.prepared !== undefined) && { progress: 0 }),
      });
      transmit(entry);
    },
    /** Forgets a failed one, and breaks one off that is on its way. */
    remove: (id: string) => {
      leaving.current.get(id)?.abort();
      drop(id);
    },
  };
}
