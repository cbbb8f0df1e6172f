import { passwordChangeForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { PasswordChangeForm } from '@tilava/ui/PasswordChangeForm';
import type { Schemas } from '@tilava/sdk';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useSubmitOnce } from '../../../shared/forms/useSubmitOnce.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { mayVisit } from '../../../shared/session/access.ts';
import { usePasswordChange } from '../api/usePasswordChange.ts';
import { Section } from '../../../shared/page/Section.tsx';

const empty = emptyValues(passwordChangeForm);

interface PasswordSectionProps {
  /** Whose password it is; undefined while it is on the way. */
  readonly email: string | undefined;
  /** Whether the old password is the one that a mail brought. */
  readonly isTemporary: boolean;
}

/** Changes the password (specification, section 5, Password change). */
export function PasswordSection({ email, isTemporary }: PasswordSectionProps) {
  const t = useTranslations();
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const form = useForm(passwordChangeForm, empty);
  const change = usePasswordChange(email ?? '');
  const { notices, destination, session } = useServices();
  const navigate = useNavigate();

  /** Leads whoever had to set a new password first to where they wanted to be. */
  const goOn = ({ id }: Schemas['User']) => {
    form.change(empty);
    const path = isTemporary ? destination.take(id) : null;
    if (path === null || !mayVisit(session.get(), path)) return;
    notices.show({ message: 'passwordChanged' });
    void navigate(path);
  };

  const changeOnce = useSubmitOnce((passwords: Parameters<typeof change.mutate>[0], { onSettled }) =>
    change.mutate(passwords, { onSettled, onSuccess: goOn }),
  );

  return (
    <Section id="password" title={t('password.title')}>
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
