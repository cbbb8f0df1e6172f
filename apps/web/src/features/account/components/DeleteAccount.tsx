import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../shared/errors/failureOf.ts';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useAccountDeletion } from '../api/useAccountDeletion.ts';

interface DeleteAccountProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Deletes the account and all that is theirs, once the password has been written. */
export default function DeleteAccount({ email, onClose }: DeleteAccountProps) {
  const t = useTranslations('account.delete');
  const words = useTranslations('login');
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
          showLabel={words('showPassword')}
          hideLabel={words('hidePassword')}
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
