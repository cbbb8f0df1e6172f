import { useMutation, useQuery } from '@tanstack/react-query';
import { loginForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { verificationMessages, verificationState } from '@tilava/domain/requests';
import { isApiError } from '@tilava/sdk';
import { sendVerificationMailMutation } from '@tilava/sdk/react-query';
import { type Client, verifyUser } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Form } from '@tilava/ui/Form';
import { Link } from '@tilava/ui/Link';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { Notice } from '@tilava/ui/Notice';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { TextField } from '@tilava/ui/TextField';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** What became of a link that verifies an account, and the way on (specification, section 2, Verification screen). */
export default function VerificationPage() {
  const { uid = '', code: copied = '' } = useParams();
  // A sentence may go on where the link was copied from.
  const code = copied.replace(/[^\w-]+$/u, '');
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
    <div className={styles.narrow}>
      <Stack gap={6}>
        <PageHeading>{t('title')}</PageHeading>
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
    </div>
  );
}

/** Asks for another link. The email and the password say whose, so that nobody can have mails sent to others. */
function NewVerificationMail() {
  const { tilava } = useServices();
  const t = useTranslations();
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const id = useId();
  const form = useForm(loginForm, emptyValues(loginForm));
  const mail = useMutation(sendVerificationMailMutation(tilava));
  const fields = {
    labels: { email: label('email'), password: label('password') },
    errors: { email: form.errors.email, password: form.errors.password },
    onLeave: form.leave,
  };
  const field = namedFields(id, fields);

  return (
    <Form
      title={t('verification.newMail')}
      layout="narrow"
      onSubmit={() => form.submit(({ email, password }) => mail.mutate({ body: { email, password } }))}
      isPending={mail.isPending}
      attempts={form.attempts}
      fieldFailures={failuresOf(id, ['email', 'password'], fields)}
      failure={mail.error && failureText('login', mail.error)}
      success={mail.isSuccess && t('product.request.verificationSent')}
      labels={{ submit: t('verification.send'), submitting: t('common.sending') }}
    >
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        value={form.values.email}
        onChange={(email) => form.change({ email })}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        value={form.values.password}
        onChange={(password) => form.change({ password })}
      />
    </Form>
  );
}

/** The call changes state, so neither a second mount, nor the way back, nor a prerendering browser may send it. */
const verificationQuery = (tilava: Client, uid: string, code: string) => ({
  queryKey: ['verification', uid, code] as const,
  queryFn: async () => {
    await untilShown(document);
    return verifyUser(tilava, { uid, code });
  },
  staleTime: Number.POSITIVE_INFINITY,
  retryOnMount: false,
  refetchOnReconnect: false,
  meta: { isSilent: true },
});

/** Resolves once a page is more than a guess of the browser's about where somebody will go. */
async function untilShown(page: EventTarget & { readonly prerendering?: boolean }): Promise<void> {
  if (page.prerendering !== true) return;
  await new Promise((resolve) => {
    page.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
