import { useQuery } from '@tanstack/react-query';
import { verificationMessages, verificationState } from '@tilava/domain/requests';
import { isApiError } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { verificationQuery } from '../api/verificationQuery.ts';
import { NewVerificationMail } from './NewVerificationMail.tsx';

interface VerificationProps {
  readonly uid: string;
  readonly code: string;
}

/** What became of a link that verifies an account, and the way on (specification, section 2, Verification screen). */
export function Verification({ uid, code }: VerificationProps) {
  const { tilava } = useServices();
  const t = useTranslations('verification');
  const messages = useTranslations('product.request');
  const failureText = useFailureText();
  const { status, data, error, isFetching, refetch } = useQuery(verificationQuery(tilava, uid, code));
  const state = verificationState(isFetching ? 'pending' : status, data ?? null);
  const message = verificationMessages[state];
  // Without an answer nothing is known of the link: it may be as good as before.
  const isUnanswered = error !== null && !(isApiError(error) && error.status < 500 && error.status !== 429);

  return (
    <Stack gap={6}>
      <div role="status">
        {message === null ? (
          <Spinner label={t('working')} />
        ) : (
          <Notice
            tone={state === 'FAIL' ? 'danger' : 'success'}
            title={error === null ? messages(message) : failureText('verification', error)}
          >
            {t(isUnanswered ? 'unanswered' : state === 'FAIL' ? 'failedHint' : 'doneHint')}
          </Notice>
        )}
      </div>
      {state === 'FAIL' && isUnanswered && (
        <Button variant="secondary" onPress={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      )}
      {state === 'FAIL' && !isUnanswered && <NewVerificationMail />}
      {message !== null && (
        <Link href={paths.login} variant={state === 'FAIL' ? 'standalone' : 'button'}>
          {t('backToLogin')}
        </Link>
      )}
    </Stack>
  );
}
