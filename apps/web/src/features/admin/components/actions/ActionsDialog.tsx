import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Heading } from '@tilava/ui/Heading';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useUserId } from '../../../../shared/session/useUserId.ts';
import { historyHref, taskHref } from '../../model/adminSearch.ts';
import type { Entry } from '../../model/entries.ts';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { DeletionQuestion } from './DeletionQuestion.tsx';
import { ListingPictures } from './ListingPictures.tsx';
import { UserPicture } from './UserPicture.tsx';

interface ActionsDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
  /** Gets the id of what was deleted, after the dialog has closed. */
  readonly onDeleted: (id: string) => void;
}

/** What can be done with one of a list (specification, section 2, Admin page). */
export function ActionsDialog({ entry, onClose, onDeleted }: ActionsDialogProps) {
  const words = useAdminTexts();
  const [step, setStep] = useState<'choice' | 'pictures' | 'deletion'>('choice');
  return (
    <Dialog
      title={words.actions}
      closeLabel={words.close}
      isOpen
      onClose={onClose}
      footer={
        step === 'deletion' ? undefined : (
          <Button variant="secondary" onPress={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Heading level={3} size="lead">
          {entry.name}
        </Heading>
        {step === 'choice' && (
          <Choice
            entry={entry}
            onPictures={() => setStep('pictures')}
            onDeletion={() => setStep('deletion')}
          />
        )}
        {step === 'pictures' && <PicturesOf entry={entry} />}
        {step === 'deletion' && (
          <DeletionQuestion
            entry={entry}
            onNo={() => setStep('choice')}
            onDeleted={() => {
              onClose();
              onDeleted(entry.id);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly entry: Entry;
  readonly onPictures: () => void;
  readonly onDeletion: () => void;
}

function Choice({ entry, onPictures, onDeletion }: ChoiceProps) {
  const words = useAdminTexts();
  const { search } = useAdminSearch();
  const userId = useUserId();
  const hasPictures = entry.kind === 'user' || entry.property.kind === 'listing';
  return (
    <Stack gap={3}>
      <Link href={taskHref(search, { kind: 'edit', id: entry.id })} variant="button">
        {words.edit}
      </Link>
      {hasPictures && (
        <Button variant="secondary" isWide onPress={onPictures}>
          {entry.kind === 'user' ? words.picture : words.pictures}
        </Button>
      )}
      <Link href={historyHref(entry.id)} variant="standalone">
        {words.history}
      </Link>
      {entry.id === userId ? (
        <Text size="small" tone="muted">
          {words.ownAccount}
        </Text>
      ) : (
        <Button variant="danger" isWide onPress={onDeletion}>
          {words.delete}
        </Button>
      )}
    </Stack>
  );
}

function PicturesOf({ entry }: { readonly entry: Entry }) {
  if (entry.kind === 'user') return <UserPicture user={entry.user} />;
  return entry.property.kind === 'listing' ? <ListingPictures id={entry.property.announcement} /> : null;
}
