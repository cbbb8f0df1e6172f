import { useMutation } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { PageHeader } from '@tilava/ui/PageHeader';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { SignedUp } from '../api/useSignUp.ts';

interface VerificationSentProps {
  readonly account: SignedUp;
  readonly onWrongAddress: () => void;
}

/** What to do next after signing up: open the mail. */
export function VerificationSent({
  account: { isFromEarlier, ...account },
  onWrongAddress,
}: VerificationSentProps) {
  const t = useTranslations();
  const { tilava, notices } = useServices();
  const title = t('product.request.verificationSent');
  usePage(t('common.title', { page: title }));
  const mail = useMutation({
    mutationFn: () => tilava.verification.sendMail(account),
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
