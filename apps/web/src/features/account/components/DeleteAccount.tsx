import { useMutation } from '@tanstack/react-query';
import { credentialsCheck } from '@tilava/domain/payload';
import { isApiError, isUnauthorizedError } from '@tilava/sdk';
import { checkCredentials, deleteUser } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Notice } from '@tilava/ui/Notice';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf, useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

interface DeleteAccountProps {
  readonly email: string;
  readonly onClose: () => void;
}

export default function DeleteAccount({ email, onClose }: DeleteAccountProps) {
  const t = useTranslations('account.delete');
  const login = useTranslations('login');
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const deletion = useAccountDeletion(email);
  const isWrong = deletion.error !== null && failureOf(deletion.error).code === 'old_password_incorrect';

  return (
    <Dialog
      isOpen
      title={t('title')}
      closeLabel={t('close')}
      closesOutside={false}
      onClose={onClose}
      onSubmit={() => {
        if (!deletion.isPending && password !== '') deletion.mutate(password);
      }}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            isDisabled={password === ''}
            isPending={deletion.isPending}
            pendingLabel={t('deleting')}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('what')}</Text>
        <Text>{t('noReturn')}</Text>
        <PasswordField
          label={label('password')}
          isRequired
          autoComplete="current-password"
          showLabel={login('showPassword')}
          hideLabel={login('hidePassword')}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            if (isWrong) deletion.reset();
          }}
          errorMessage={isWrong ? t('wrongPassword') : undefined}
        />
        <div role="alert">
          {deletion.error && !isWrong && (
            <Notice tone="danger" title={failureText('generic', deletion.error)} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

/** Deletes the account that is logged in, once its password was checked (specification, section 7). */
export function useAccountDeletion(email: string) {
  const { tilava, clientOf, session, notices } = useServices();
  const userId = useUserId();
  const wasSent = useRef(false);
  return useMutation({
    mutationFn: async (oldPassword: string) => {
      // A client of its own: the bearer's refusal is looked at here before it ends the session.
      const own = clientOf(session.get()?.token ?? '');
      try {
        const check = credentialsCheck(email, { oldPassword });
        await checkCredentials(wasSent.current ? own : tilava, check);
        wasSent.current = true;
        await deleteUser(own, userId);
      } catch (error) {
        // Once it was sent, a bearer that nobody has says that it was carried out, and only the answer was lost.
        if (wasSent.current && isUnauthorizedError(error)) return;
        if (isApiError(error)) wasSent.current = false;
        throw error;
      }
    },
    onSuccess: () => {
      notices.show({ done: 'account' });
      session.end();
    },
  });
}
