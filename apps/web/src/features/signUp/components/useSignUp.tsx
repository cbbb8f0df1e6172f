import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { sendVerificationMail } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { PageHeader } from '@tilava/ui/PageHeader';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../shared/errors/useFailureText.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { paths } from '../../../shared/paths.ts';
import { useKey, useSubmitOnce, useUserCreation } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';

export function VerificationSent({
  account: { isFromEarlier, ...account },
  onWrongAddress,
}: {
  readonly account: SignedUp;
  readonly onWrongAddress: () => void;
}) {
  const t = useTranslations();
  const { tilava, notices } = useServices();
  const title = t('product.request.verificationSent');
  usePage(t('common.title', { page: title }));
  const mail = useMutation({
    mutationFn: () => sendVerificationMail(tilava, account),
    onSuccess: () => notices.show({ message: 'verificationSent' }),
    onError: (error) => notices.show({ error }),
  });
  return (
    <Stack gap={6}>
      <PageHeader title={title} takesFocus description={t('signUp.sent.where', { email: account.email })} />
      {isFromEarlier && <Notice tone="info" title={t('signUp.sent.fromEarlier')} />}
      <Text>{t('signUp.sent.next')}</Text>
      <Text tone="muted">{t('signUp.sent.nothingCame')}</Text>
      <Inline gap={3}>
        <Button
          variant="secondary"
          isPending={mail.isPending}
          pendingLabel={t('signUp.sent.sending')}
          onPress={() => mail.mutate()}
        >
          {t('signUp.sent.sendAgain')}
        </Button>
        <Button variant="quiet" onPress={onWrongAddress}>
          {t('signUp.sent.wrongAddress')}
        </Button>
      </Inline>
      <p>
        <Link href={paths.login} variant="standalone">
          {t('signUp.sent.logIn')}
        </Link>
      </p>
    </Stack>
  );
}

/** Who has signed up. The password stays in memory: a new mail is only sent for it. */
interface SignedUp {
  readonly email: string;
  readonly password: string;
  /** Whether an earlier attempt has made the account, of what was sent then. */
  readonly isFromEarlier: boolean;
}

/** Creates an account, once however often it is sent; `onSignedUp` discards the draft. */
export function useSignUp(onSignedUp: () => void) {
  const { notices } = useServices();
  const createUser = useUserCreation();
  const keyFor = useKey();
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (creation: Schemas['UserCreation']) =>
      createUser({ creation, idempotencyKey: keyFor(creation) }),
    onSuccess: ({ creation }, sent) => {
      onSignedUp();
      const { email, password } = creation;
      setSignedUp({ email, password, isFromEarlier: creation !== sent });
    },
    onError: (failure) => {
      // The field says that the email is taken; anything else the banner says, too, in the server's words.
      if (failureOf(failure).code !== 'email_taken') notices.show({ error: failure });
    },
  });
  const send = useSubmitOnce(mutate);
  const isTaken = error !== null && failureOf(error).code === 'email_taken';
  const signUp = {
    isPending,
    error: isTaken ? null : error,
    takenEmail: isTaken ? (variables?.email ?? null) : null,
  };
  return {
    signUp,
    signedUp,
    submit: (creation: Schemas['UserCreation'] | null) => {
      if (creation !== null) send(creation);
    },
    reset: () => {
      reset();
      setSignedUp(null);
    },
  };
}
