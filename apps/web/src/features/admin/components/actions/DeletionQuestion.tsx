import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useFailureText } from '../../../../shared/errors/useFailureText.ts';
import { useDeletion } from '../../api/useDeletion.ts';
import type { Entry } from '../../model/entries.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface DeletionQuestionProps {
  readonly entry: Entry;
  readonly onNo: () => void;
  readonly onDeleted: () => void;
}

/** Asks before one of a list is deleted, and tells why it could not be. */
export function DeletionQuestion({ entry, onNo, onDeleted }: DeletionQuestionProps) {
  const words = useAdminTexts();
  const failureText = useFailureText();
  const { remove, isPending, error, isGone } = useDeletion(entry, onDeleted);
  if (isGone) {
    return (
      <div role="alert">
        <Notice tone="warning" title={words.alreadyDeleted} />
      </div>
    );
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text>{words.confirmDelete(entry.name)}</Text>
        <Text size="small" tone="muted">
          {entry.kind === 'user' ? words.deletesUser : words.deletesProperty}
        </Text>
      </Stack>
      <div role="alert">
        {error !== null && <Notice tone="danger" title={failureText('generic', error)} />}
      </div>
      <Inline gap={3}>
        <Button variant="secondary" hasInitialFocus onPress={onNo}>
          {words.no}
        </Button>
        <Button variant="danger" isPending={isPending} pendingLabel={words.deleting} onPress={remove}>
          {words.yes}
        </Button>
      </Inline>
    </Stack>
  );
}
