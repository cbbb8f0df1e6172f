import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attachmentLimits } from '@tilava/domain/attachments';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { deleteAttachment, uploadDocument } from '@tilava/sdk/operations';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { IconButton } from '@tilava/ui/IconButton';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useState } from 'react';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import { useDocuments } from '../../../shared/documents/useDocuments.ts';
import { useDocumentTexts } from '../../../shared/documents/useDocumentTexts.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { PictureUpload, useUploads } from '../../../shared/pictures/PictureUpload.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import * as styles from './announcements.css.ts';

// In the same file of the build: both are for few, and come late.
export { PublicPageSection } from './PublicPageSection.tsx';

type Document = Schemas['Document'];

/** The documents of an announcement, and what adds and removes them. */
export default function AnnouncementDocuments({ announcementId }: { readonly announcementId: string }) {
  const texts = useDocumentTexts();
  const documents = useDocuments(announcementId);
  const [removed, setRemoved] = useState<Document | null>(null);
  const remove = useRemoval();
  const isFull = (documents.data?.length ?? 0) >= attachmentLimits.documents;
  return (
    <Section id="documents" title={texts.title} hint={texts.hint}>
      <Stack gap={6}>
        {documents.isLoadingError && <QueryFailed title={texts.failed} query={documents} />}
        {documents.data !== undefined && documents.data.length > 0 && (
          <div className={styles.documents}>
            <DocumentList
              documents={documents.data}
              renderAction={(document) => (
                <IconButton
                  icon="cross"
                  size="small"
                  label={texts.removeNamed(document.title)}
                  onPress={() => setRemoved(document)}
                />
              )}
            />
          </div>
        )}
        {isFull ? (
          <Text tone="muted">{texts.full}</Text>
        ) : (
          documents.data !== undefined && <AddDocument announcementId={announcementId} />
        )}
      </Stack>
      <ConfirmDialog
        isOpen={removed !== null}
        title={removed === null ? '' : `${texts.removeNamed(removed.title)}?`}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={() => {
          setRemoved(null);
          if (removed !== null) remove.mutate(removed.id);
        }}
        onCancel={() => setRemoved(null)}
      >
        {texts.confirmRemove}
      </ConfirmDialog>
    </Section>
  );
}

function useRemoval() {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteAttachment(tilava, id),
    // What the server does not have needs no removal.
    onError: (error: Error) => {
      if (!isNotFoundError(error)) notices.show({ error });
    },
    onSettled: () => invalidateAfter(queryClient, 'deleteAttachment'),
  });
}

function AddDocument({ announcementId }: { readonly announcementId: string }) {
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const texts = useDocumentTexts();
  const [title, setTitle] = useState('');
  const uploads = useUploads(
    async (file, options) => {
      const named = title.trim();
      const query = named === '' ? {} : { title: named };
      await uploadDocument(tilava, announcementId, { file, name: file.name }, query, options);
      setTitle('');
      await invalidateAfter(queryClient, 'uploadDocument');
    },
    async (file) => ((await file.slice(0, 5).text()) === '%PDF-' ? { file } : { failure: texts.invalid }),
  );
  return (
    <Stack gap={4}>
      <TextField
        label={texts.name}
        description={texts.nameHint}
        maxLength={100}
        value={title}
        onChange={setTitle}
      />
      <PictureUpload
        id="add-document"
        label={texts.file}
        description={texts.fileHint}
        types={['.pdf', 'application/pdf']}
        maximumSize={attachmentLimits.size}
        allowsMultiple={false}
        uploads={uploads}
        labels={{
          choose: texts.choose,
          drop: texts.drop,
          wrongType: texts.wrongType,
          tooLarge: texts.tooLarge,
        }}
      />
    </Stack>
  );
}
