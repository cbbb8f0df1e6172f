import { useMutation } from '@tanstack/react-query';
import { resetForm } from '@tilava/domain/account';
import { passwordReset } from '@tilava/domain/payload';
import { sendPasswordResetMutation } from '@tilava/sdk/react-query';
import { ForgotPasswordDialog } from '@tilava/ui/ForgotPasswordDialog';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';

interface ForgotPasswordProps {
  readonly onClose: () => void;
  readonly email: string;
}

/** Asks for a temporary password by mail (specification, section 2, Forgot Password). */
export default function ForgotPassword({ onClose, email }: ForgotPasswordProps) {
  const { tilava } = useServices();
  const t = useTranslations();
  const failureText = useFailureText();
  const form = useForm(resetForm, { email });
  const reset = useMutation(sendPasswordResetMutation(tilava));
  const resetOnce = useSubmitOnce(reset.mutate);

  return (
    <ForgotPasswordDialog
      isOpen
      onClose={onClose}
      email={form.values.email}
      onChange={(typed) => form.change({ email: typed })}
      onSubmit={() => form.submit((value) => resetOnce({ body: passwordReset(value) }))}
      isPending={reset.isPending}
      errorMessage={form.errors.email}
      attempts={form.attempts}
      failure={reset.error && failureText('passwordReset', reset.error)}
      success={reset.isSuccess && t('product.request.passwordReset')}
      labels={{
        title: t('forgotPassword.title'),
        explanation: t('forgotPassword.explanation'),
        email: t('product.field.account.email'),
        submit: t('forgotPassword.submit'),
        submitting: t('common.sending'),
        close: t('common.close'),
      }}
    />
  );
}
