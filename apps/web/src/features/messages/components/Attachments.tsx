import { useMutation } from '@tanstack/react-query';
import { formatFileSize } from '@tilava/domain/attachments';
import type { Schemas } from '@tilava/sdk';
import { getAttachment } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useLocale } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import * as styles from './messageLog.css.ts';

const typeNames = { 'image/png': 'PNG', 'application/pdf': 'PDF' } as const;

/** The files of a message; each is saved, never opened. */
export function Attachments({ files }: { readonly files: readonly Schemas['Attachment'][] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {files.map((file) => (
        <li key={file.id} className={styles.attachment}>
          <Download file={file} />
        </li>
      ))}
    </Stack>
  );
}

function Download({ file: { id, name, type, size } }: { readonly file: Schemas['Attachment'] }) {
  const labels = useMessageTexts();
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
        pendingLabel={labels.downloading}
        onPress={() => mutate()}
      >
        <Icon name="download" />
        {labels.download(name, `${typeNames[type]}, ${formatFileSize(size, locale)}`)}
      </Button>
      {failure && <Text size="small">{failure}</Text>}
    </>
  );
}
