import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profilePicture } from '@tilava/domain/payload';
import { isNotFoundError, type Schemas } from '@tilava/sdk';
import { getAnnouncementKey, getAnnouncementQuery, invalidateAfter } from '@tilava/sdk/react-query';
import {
  deleteProperty,
  deleteUser,
  updateUser,
  uploadResidencePicture,
  uploadUserPicture,
} from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { PicturesFields, useResidencePictures } from '../../../shared/pictures/PicturesFields.tsx';
import { ProfilePicture } from '../../../shared/pictures/ProfilePicture.tsx';
import { useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { historyHref, taskHref, useAdminSearch } from '../model/adminSearch.ts';
import * as styles from './lists.css.ts';
import type { Entry } from './lists.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

interface ActionsDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
}

export function ActionsDialog({ entry, onClose, onDeleted }: ActionsDialogProps) {
  const labels = useAdminTexts();
  const [step, setStep] = useState<'choice' | 'pictures' | 'deletion'>('choice');
  return (
    <Dialog
      title={labels.actions}
      closeLabel={labels.close}
      isOpen
      onClose={onClose}
      footer={
        step === 'deletion' ? undefined : (
          <Button variant="secondary" onPress={onClose}>
            {labels.close}
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
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const userId = useUserId();
  const hasPictures = entry.kind === 'user' || entry.property.kind === 'listing';
  return (
    <div className={styles.choices}>
      <Link href={taskHref(search, { kind: 'edit', id: entry.id })} variant="button">
        {labels.edit}
      </Link>
      {hasPictures && (
        <Button variant="secondary" isWide onPress={onPictures}>
          {entry.kind === 'user' ? labels.picture : labels.pictures}
        </Button>
      )}
      <Link href={historyHref(entry.id)} variant="smallButton">
        {labels.history}
      </Link>
      {entry.id === userId ? (
        <Text size="small" tone="muted">
          {labels.ownAccount}
        </Text>
      ) : (
        <div className={styles.deletion}>
          <Button variant="secondary" isWide onPress={onDeletion}>
            {labels.delete}
          </Button>
        </div>
      )}
    </div>
  );
}

function PicturesOf({ entry }: { readonly entry: Entry }) {
  if (entry.kind === 'user') return <UserPicture user={entry.user} />;
  return entry.property.kind === 'listing' ? <ListingPictures id={entry.property.announcement} /> : null;
}

interface DeletionQuestionProps {
  readonly entry: Entry;
  readonly onNo: () => void;
  readonly onDeleted: () => void;
}

function DeletionQuestion({ entry, onNo, onDeleted }: DeletionQuestionProps) {
  const labels = useAdminTexts();
  const failureText = useFailureText();
  const { remove, isPending, error, isGone } = useDeletion(entry, onDeleted);
  if (isGone) {
    return (
      <div role="alert">
        <Notice tone="warning" title={labels.alreadyDeleted} />
      </div>
    );
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text>{labels.confirmDelete(entry.name)}</Text>
        <Text size="small" tone="muted">
          {labels.lists[entry.kind].deletion}
        </Text>
      </Stack>
      <div role="alert">
        {error !== null && <Notice tone="danger" title={failureText('generic', error)} />}
      </div>
      <Inline gap={3}>
        <Button variant="secondary" hasInitialFocus onPress={onNo}>
          {labels.no}
        </Button>
        <Button variant="danger" isPending={isPending} pendingLabel={labels.deleting} onPress={remove}>
          {labels.yes}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Deletes one of a list; the list is read anew, also where somebody else was first. */
function useDeletion({ kind, id }: Entry, onDeleted: () => void) {
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: undefined) => {
      await (kind === 'user' ? deleteUser(tilava, id) : deleteProperty(tilava, id));
    },
    onSuccess: () => {
      notices.show({ done: 'deleted' });
      onDeleted();
    },
    onSettled: () => invalidateAfter(queryClient, kind === 'user' ? 'deleteUser' : 'deleteProperty'),
  });
  const removeOnce = useSubmitOnce<undefined>(mutate);
  return { remove: () => removeOnce(undefined), isPending, error, isGone: isNotFoundError(error) };
}

function ListingPictures({ id }: { readonly id: string }) {
  const { tilava } = useServices();
  const labels = useAdminTexts();
  const announcement = useQuery(getAnnouncementQuery(tilava, id));
  if (announcement.isError) return <QueryFailed title={labels.lists.property.failed} query={announcement} />;
  if (announcement.data === undefined) return <FactsSkeleton />;
  return <LoadedPictures announcement={announcement.data} />;
}

function LoadedPictures({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const { tilava } = useServices();
  const pictures = useResidencePictures({
    announcement,
    queryKey: getAnnouncementKey(announcement.id),
    // Sent to the residence itself: one's own files could not be attached to somebody else's.
    add: ({ list, file }, options) =>
      uploadResidencePicture(
        tilava,
        announcement.residence.id ?? '',
        { file, name: file.name },
        list === 'surroundPics' ? { surround: true } : {},
        options,
      ),
  });
  return <PicturesFields {...pictures} />;
}

function UserPicture({ user }: { readonly user: Schemas['User'] }) {
  const { tilava, notices } = useServices();
  const labels = useAdminTexts();
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => updateUser(tilava, user.id, profilePicture(null)),
    onError: (error) => notices.show({ error }),
    onSettled: () => invalidateAfter(queryClient, 'updateUser'),
  });
  return (
    <ProfilePicture
      user={user}
      label={labels.picture}
      alt={labels.picture}
      send={async (file, options) => {
        await uploadUserPicture(tilava, user.id, { file, name: file.name }, options);
        await invalidateAfter(queryClient, 'uploadUserPicture');
      }}
      isRemoving={removal.isPending}
      onRemove={() => removal.mutate()}
    />
  );
}
