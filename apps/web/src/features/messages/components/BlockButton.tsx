import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { addBlockMutation, deleteBlockMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Notice } from '@tilava/ui/Notice';
import { useState } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useSafetyTexts } from '../../../shared/safety/useSafetyTexts.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

type Thread = Schemas['Thread'];

/** Blocks the other side of a conversation, once asked; the notice in its place undoes it. */
export function BlockButton({ thread: { otherSide, otherSideId, isBlocked } }: { readonly thread: Thread }) {
  const labels = useSafetyTexts();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const id = useUserId();
  const [isAsking, setIsAsking] = useState(false);
  const block = useMutation(addBlockMutation(tilava));
  if (otherSideId === null || isBlocked) return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isPending={block.isPending}
        pendingLabel={labels.sending}
        onPress={() => setIsAsking(true)}
      >
        {labels.block}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.blockTitle(otherSide ?? labels.nobody)}
        confirmLabel={labels.blockConfirm}
        cancelLabel={labels.cancel}
        onConfirm={() => {
          setIsAsking(false);
          block.mutate({ id, blockedId: otherSideId });
        }}
        onCancel={() => setIsAsking(false)}
      >
        {labels.blockWhat}
      </ConfirmDialog>
      {block.error && <Notice tone="danger">{failureText('generic', block.error)}</Notice>}
    </>
  );
}

/** Stands where messages are written, for whoever has blocked the other side. */
export function BlockedNotice({ thread: { otherSide, otherSideId } }: { readonly thread: Thread }) {
  const labels = useSafetyTexts();
  const { tilava } = useServices();
  const id = useUserId();
  const unblock = useMutation(deleteBlockMutation(tilava));
  return (
    <Notice
      action={
        <Button
          size="small"
          variant="secondary"
          isPending={unblock.isPending}
          pendingLabel={labels.unblocking}
          onPress={() => {
            if (otherSideId !== null) unblock.mutate({ id, blockedId: otherSideId });
          }}
        >
          {labels.unblock}
        </Button>
      }
    >
      {labels.blocked(otherSide ?? labels.nobody)}
    </Notice>
  );
}
