import { useMutation } from '@tanstack/react-query';
import { loginForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { sendVerificationMailMutation } from '@tilava/sdk/react-query';
import { Form } from '@tilava/ui/Form';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { PasswordField } from '@tilava/ui/PasswordField';
import { TextField } from '@tilava/ui/TextField';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** Asks for another link. The email and the password say whose, so that nobody can have mails sent to others. */
export function NewVerificationMail() {
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
