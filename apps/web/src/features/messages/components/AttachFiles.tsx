import { useMutation } from '@tanstack/react-query';
import { attachmentLimits, attachmentTypes, formatFileSize, unsentKeptFor } from '@tilava/domain/attachments';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { deleteAttachment, uploadAttachment } from '@tilava/sdk/operations';
import { useIsOnline } from '@tilava/ui/OfflineNotice';
import { useRef, useState, type RefObject } from 'react';
import { useLocale } from 'use-intl';
import type { FormAttachments } from '../../../shared/messages/MessageForm.tsx';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import { PictureUpload, useUploads } from '../../../shared/pictures/PictureUpload.tsx';
import { isRecord } from '../../../shared/saved/saved.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** A file that is there and waits to be sent. */
interface WaitingFile {
  readonly attachment: Schemas['Attachment'];
  /** In milliseconds since 1970. */
  readonly uploadedAt: number;
}

/** Somewhat less than the server keeps what isn't sent, in milliseconds. */
const lifetime = (unsentKeptFor - 1) * 3_600_000;

/** The files of the next message of a conversation, kept like its draft; they are uploaded as they are chosen. */
export function useAttachFiles(threadId: string): FormAttachments {
  const { tilava, drafts, notices } = useServices();
  const draftName = `attachments-${threadId}` as const;
  const [waiting, setWaiting] = useState(() => toWaitingFiles(drafts.read(draftName)));
  const [hasTooMany, setHasTooMany] = useState(false);
  // Uploads end long after they began.
  const latest = useRef(waiting);
  const dropTarget = useRef<HTMLFormElement>(null);

  const change = (next: readonly WaitingFile[]) => {
    latest.current = next;
    setWaiting(next);
    if (next.length === 0) drafts.discard(draftName);
    else drafts.keep(draftName, next);
  };
  const uploads = useUploads(async (file, options) => {
    const attachment = await uploadAttachment(tilava, threadId, { file, name: file.name }, options);
    change([...latest.current, { attachment, uploadedAt: Date.now() }]);
  });
  const removal = useMutation({
    mutationFn: ({ id }: Schemas['Attachment']) => deleteAttachment(tilava, id),
    onError: (error) => {
      // What the server does not have needs no removal.
      if (!isNotFoundError(error)) notices.show({ error });
    },
  });
  const remove = ({ attachment }: WaitingFile) => {
    change(latest.current.filter((file) => file.attachment.id !== attachment.id));
    removal.mutate(attachment);
  };

  return {
    files: waiting.map(({ attachment }) => attachment),
    isBusy: uploads.uploads.length > 0,
    dropTarget,
    clear: () => change([]),
    field: (
      <AttachFiles
        dropTarget={dropTarget}
        hasTooMany={hasTooMany}
        uploads={{
          uploads: [
            ...waiting.map(({ attachment: { id, name, size } }) => ({
              id,
              name,
              size,
              state: 'done' as const,
            })),
            ...uploads.uploads,
          ],
          add: (files) => {
            const room = attachmentLimits.perMessage - latest.current.length - uploads.uploads.length;
            setHasTooMany(files.length > room);
            uploads.add(files.slice(0, Math.max(0, room)));
          },
          retry: uploads.retry,
          remove: (id) => {
            setHasTooMany(false);
            const file = latest.current.find(({ attachment }) => attachment.id === id);
            if (file === undefined) uploads.remove(id);
            else remove(file);
          },
        }}
      />
    ),
  };
}

interface AttachFilesProps {
  readonly dropTarget: RefObject<HTMLElement | null>;
  readonly hasTooMany: boolean;
  readonly uploads: Parameters<typeof PictureUpload>[0]['uploads'];
}

function AttachFiles({ dropTarget, hasTooMany, uploads }: AttachFilesProps) {
  const labels = useMessageTexts();
  const locale = useLocale();
  const isOnline = useIsOnline();
  return (
    <PictureUpload
      variant="compact"
      dropTarget={dropTarget}
      label={labels.attachments}
      description={isOnline ? undefined : labels.attachOffline}
      errorMessage={hasTooMany ? labels.tooManyFiles : undefined}
      types={attachmentTypes}
      maximumSize={attachmentLimits.size}
      labels={{
        choose: labels.attach,
        drop: labels.attachHint,
        size: (bytes) => formatFileSize(bytes, locale),
        wrongType: labels.wrongFile,
        tooLarge: labels.tooLargeFile,
      }}
      uploads={uploads}
    />
  );
}

function toWaitingFiles(value: unknown): readonly WaitingFile[] {
  const isFresh = (file: WaitingFile) => Date.now() - file.uploadedAt < lifetime;
  return Array.isArray(value) ? value.filter(isWaitingFile).filter(isFresh) : [];
}

const isWaitingFile = (value: unknown): value is WaitingFile =>
  isRecord(value) && typeof value['uploadedAt'] === 'number' && isAttachment(value['attachment']);

const isAttachment = (value: unknown): value is Schemas['Attachment'] =>
  isRecord(value) &&
  ['id', 'name', 'type'].every((name) => typeof value[name] === 'string') &&
  typeof value['size'] === 'number';
