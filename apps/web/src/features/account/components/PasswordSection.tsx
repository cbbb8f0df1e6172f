import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passwordChangeForm } from '@tilava/domain/account';
import { emptyValues, type ResultOf } from '@tilava/domain/form';
import { credentialsCheck, passwordChange } from '@tilava/domain/payload';
import { isNetworkError, isTimeoutError, type Schemas } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { checkCredentials, getUser, updateUser } from '@tilava/sdk/operations';
import { PasswordChangeForm } from '@tilava/ui/PasswordChangeForm';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { failureOf, useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { mayVisit } from '../../../shared/session/access.ts';

const empty = emptyValues(passwordChangeForm);

interface PasswordSectionProps {
  /** Whose password it is; undefined while it is on the way. */
  readonly email: string | undefined;
  /** Whether the old password is the one that a mail brought. */
  readonly isTemporary: boolean;
}

export function PasswordSection({ email, isTemporary }: PasswordSectionProps) {
  const t = useTranslations();
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const form = useForm(passwordChangeForm, empty);
  const { notices, destination, session } = useServices();
  const navigate = useNavigate();

  /** Leads whoever had to set a new password first to where they wanted to be, or to what they do first. */
  const goOn = ({ id }: Schemas['User']) => {
    form.change(empty);
    if (!isTemporary) return;
    const path = destination.take(id);
    notices.show({ message: 'passwordChanged' });
    void navigate(path !== null && mayVisit(session.get(), path) ? path : paths.user);
  };

  const change = usePasswordChange(email ?? '', goOn);
  const changeOnce = useSubmitOnce(change.mutate);

  return (
    <Section id="password" title={t('password.title')} hint={t('password.hint')}>
      <PasswordChangeForm
        email={email ?? ''}
        values={form.values}
        onChange={(typed) => {
          form.change(typed);
          if (!change.isPending) change.reset();
        }}
        onLeave={form.leave}
        onSubmit={() => form.submit(changeOnce)}
        isPending={change.isPending}
        blocker={email === undefined || form.faulty.length > 0 ? t('password.blocked') : undefined}
        errors={form.errors}
        failure={change.error && failureText('passwordChange', change.error)}
        success={change.isSuccess && t('product.request.passwordChanged')}
        labels={{
          oldPassword: isTemporary ? t('password.temporary') : label('oldPassword'),
          newPassword: label('newPassword'),
          confirmNewPassword: label('confirmNewPassword'),
        }}
        formLabels={{
          showPassword: t('login.showPassword'),
          hidePassword: t('login.hidePassword'),
          submit: t('password.submit'),
          submitting: t('common.saving'),
        }}
      />
    </Section>
  );
}

type Passwords = ResultOf<typeof passwordChangeForm>;

const isUnanswered = (error: unknown): boolean => isNetworkError(error) || isTimeoutError(error);

const refusesOldPassword = (error: unknown): boolean =>
  error instanceof Error && failureOf(error).code === 'old_password_incorrect';

/** If no answer comes, checking the old password again tells whether only the answer was lost. */
function usePasswordChange(email: string, onChanged: (user: Schemas['User']) => void) {
  const { tilava, session } = useServices();
  const userId = useUserId();
  const queryClient = useQueryClient();
  /** The new password of a try that was not answered. */
  const sent = useRef<string | null>(null);

  const change = async (passwords: Passwords) => {
    try {
      await checkCredentials(tilava, credentialsCheck(email, passwords));
    } catch (error) {
      if (sent.current === passwords.newPassword && refusesOldPassword(error)) return getUser(tilava, userId);
      throw error;
    }
    sent.current = passwords.newPassword;
    try {
      const user = await updateUser(tilava, userId, passwordChange(passwords));
      sent.current = null;
      return user;
    } catch (error) {
      if (!isUnanswered(error)) sent.current = null;
      throw error;
    }
  };

  return useMutation({
    mutationFn: async (passwords: Passwords) => {
      try {
        return await change(passwords);
      } catch (error) {
        if (sent.current === null || !isUnanswered(error)) throw error;
        return change(passwords);
      }
    },
    onSuccess: (user) => {
      session.refresh(user, false);
      // Here, since the page that asked for it may be another one by now.
      onChanged(user);
      return invalidateAfter(queryClient, 'updateUser');
    },
  });
}
