import { useMutation } from '@tanstack/react-query';
import { updateUserMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../../shared/services/useServices.ts';

/** Lets the other side of every mutual interest see the user's contact details, once that is confirmed. */
export default function ShareContacts({ userId }: { readonly userId: string }) {
  const t = useTranslations('matchDetail.mutual');
  const { tilava, notices } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const share = useMutation({
    ...updateUserMutation(tilava),
    onError: (error) => {
      notices.show({ error });
    },
  });
  return (
    <>
      <Button isPending={share.isPending} pendingLabel={t('sharing')} onPress={() => setIsAsking(true)}>
        {t('share')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('shareTitle')}
        confirmLabel={t('share')}
        cancelLabel={t('shareCancel')}
        onConfirm={() => {
          setIsAsking(false);
          share.mutate({ id: userId, body: { shareContacts: true } });
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('shareConsequence')}
      </ConfirmDialog>
    </>
  );
}
