import { useMutation } from '@tanstack/react-query';
import { sendVerificationMailMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { LoginValues } from '../model/loginForm.ts';

/** What a login says of an account that waits for its verification, and the way to another mail. */
export function NotVerified({ email, password }: Pick<LoginValues, 'email' | 'password'>) {
  const { tilava } = useServices();
  const t = useTranslations();
  const failureText = useFailureText();
  const mail = useMutation(sendVerificationMailMutation(tilava));
  return (
    <Stack gap={2} align="start">
      <Text>{t('product.request.notVerified')}</Text>
      {mail.isSuccess ? (
        <Text>{t('product.request.verificationSent')}</Text>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={mail.isPending}
          pendingLabel={t('common.sending')}
          onPress={() => mail.mutate({ body: { email: email.trim(), password } })}
        >
          {t('verification.newMail')}
        </Button>
      )}
      {mail.error && <Text>{failureText('generic', mail.error)}</Text>}
    </Stack>
  );
}
