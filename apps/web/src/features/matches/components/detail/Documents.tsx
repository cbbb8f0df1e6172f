import { DocumentList } from '../../../../shared/documents/DocumentList.tsx';
import { useDocuments } from '../../../../shared/documents/useDocuments.ts';
import { useDocumentTexts } from '../../../../shared/documents/useDocumentTexts.ts';
import { QueryFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { Section } from '../../../../shared/page/Section.tsx';

/** Floor plans and other documents of premises; nothing where there are none. */
export default function Documents({ announcementId }: { readonly announcementId: string }) {
  const texts = useDocumentTexts();
  const documents = useDocuments(announcementId);
  if (documents.isLoadingError) return <QueryFailed title={texts.failed} query={documents} />;
  if (documents.data === undefined || documents.data.length === 0) return null;
  return (
    <Section id="documents" title={texts.title} width="full">
      <DocumentList documents={documents.data} />
    </Section>
  );
}
