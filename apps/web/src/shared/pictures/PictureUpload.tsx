import { pngType } from '@tilava/domain/pictures';
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
      types={[pngType]}
      maximumSize={32 * mebibyte}
      {...field}
      uploads={uploads.uploads}
      onAdd={uploads.add}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      labels={{
        size: (bytes) => megabytes.format(bytes / mebibyte),
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

type Entry = Upload & { readonly file: File };

/** Sends files one after the other; leaving the page aborts them. `send` ends once a file is where it belongs. */
export function useUploads(send: (file: File, options: UploadOptions) => Promise<unknown>) {
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

  const update = (id: string, changes: Partial<Upload>) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  const drop = (id: string) => setEntries((before) => before.filter((entry) => entry.id !== id));

  const transmit = (id: string, file: File) => {
    const controller = new AbortController();
    leaving.current.set(id, controller);
    queue.current = queue.current.then(async () => {
      if (controller.signal.aborted) return;
      try {
        await send(file, {
          // However often the same file is sent, it is kept once.
          idempotencyKey: id,
          signal: controller.signal,
          onProgress: ({ sent, total }) =>
            update(id, { progress: total === null ? 0 : (sent / total) * 100 }),
        });
        drop(id);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!(error instanceof Error)) throw error;
        const failure = failureText('generic', error);
        const isRefused = isApiError(error) && refusesContent.includes(error.status);
        update(id, { state: 'failed', isRefused, ...(failure !== null && { failure }) });
      }
    });
  };

  return {
    uploads: entries,
    add: (files: readonly File[]) => {
      const added = files.map((file): Entry => {
        const { name, size } = file;
        return { id: randomId(), name, size, state: 'uploading', progress: 0, file };
      });
      setEntries((before) => [...before, ...added]);
      for (const { id, file } of added) transmit(id, file);
    },
    retry: (id: string) => {
      const entry = entries.find((candidate) => candidate.id === id);
      if (entry === undefined) return;
      update(id, { state: 'uploading', progress: 0 });
      transmit(id, entry.file);
    },
    /** Forgets a failed one, and breaks one off that is on its way. */
    remove: (id: string) => {
      leaving.current.get(id)?.abort();
      drop(id);
    },
  };
}
