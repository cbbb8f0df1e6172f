import { useMutation } from '@tanstack/react-query';
import { formatFileSize } from '@tilava/domain/attachments';
import type { Schemas } from '@tilava/sdk';
import { getAttachment } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useFailureText } from '../errors/useFailureText.ts';
import { saveFile } from '../saveFile.ts';
import { useServices } from '../services/useServices.ts';
import { useDocumentTexts } from './useDocumentTexts.ts';

type Document = Schemas['Document'];

interface DocumentListProps {
  readonly documents: readonly Document[];
  /** What can be done with one besides. */
  readonly renderAction?: (document: Document) => ReactNode;
}

/** The documents of an announcement; each is saved, never opened. */
export function DocumentList({ documents, renderAction }: DocumentListProps) {
  return (
    <Stack as="ul" gap={1}>
      {documents.map((document) => (
        <li key={document.id}>
          <Inline gap={2}>
            <Download document={document} />
            {renderAction?.(document)}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}

function Download({ document: { id, title, name, size } }: { readonly document: Document }) {
  const texts = useDocumentTexts();
  const locale = useLocale();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => getAttachment(tilava, id),
    onSuccess: (content) => saveFile(name, content),
  });
  const failure = error && failureText('generic', error);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isPending={isPending}
        pendingLabel={texts.downloading}
        onPress={() => mutate()}
      >
        <Icon name="download" />
        {texts.download(title, formatFileSize(size, locale))}
      </Button>
      {failure && (
        <Text size="small" as="div">
          <span role="alert">{failure}</span>
        </Text>
      )}
    </>
  );
}
