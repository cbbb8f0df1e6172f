import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { addBlockMutation, deleteBlockMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Notice } from '@tilava/ui/Notice';
import { type ReactNode, useState } from 'react';
import { useSafetyTexts } from '../../../shared/safety/useSafetyTexts.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

type Thread = Schemas['Thread'];

/** Blocks the other side of a conversation, once asked. The question stays open where the button has another place. */
export function useBlock(thread: Thread | undefined): {
  readonly button: ReactNode;
  readonly question: ReactNode;
} {
  const labels = useSafetyTexts();
  const { tilava, notices } = useServices();
  const id = useUserId();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...addBlockMutation(tilava),
    onError: (error) => notices.show({ error }),
  });
  const blockedId = thread?.otherSideId ?? null;
  if (thread === undefined || blockedId === null || thread.isBlocked) return { button: null, question: null };
  return {
    button: (
      <Button
        size="small"
        variant="quiet"
        isPending={isPending}
        pendingLabel={labels.sending}
        onPress={() => setIsAsking(true)}
      >
        {labels.block}
      </Button>
    ),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.blockTitle(thread.otherSide ?? labels.nobody)}
        confirmLabel={labels.blockConfirm}
        cancelLabel={labels.cancel}
        onConfirm={() => {
          setIsAsking(false);
          mutate({ id, blockedId });
        }}
        onCancel={() => setIsAsking(false)}
      >
        {labels.blockWhat}
      </ConfirmDialog>
    ),
  };
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
