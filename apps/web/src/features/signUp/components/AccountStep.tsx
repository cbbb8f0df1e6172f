import type { FormCheck } from '../../../shared/forms/useForm.ts';
import { focusField } from '@tilava/ui/ErrorSummary';
import { AccountFields, type AccountFieldName, type AccountValues } from '@tilava/ui/AccountFields';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

interface AccountStepProps {
  readonly values: AccountValues;
  readonly onChange: (values: AccountValues) => void;
  readonly check: FormCheck<AccountFieldName>;
  /** The email that somebody else has signed up with meanwhile. */
  readonly takenEmail: string | null;
}

/** By what somebody will log in. */
export function AccountStep({ values, onChange, check, takenEmail }: AccountStepProps) {
  const t = useTranslations();
  const label = useTranslations('product.field.account');
  useEffect(() => {
    if (takenEmail !== null) focusField('account-email');
  }, [takenEmail]);
  const isTaken = takenEmail !== null && takenEmail === values.email.trim();
  return (
    <AccountFields
      id="account"
      values={values}
      onChange={(changed) => onChange({ ...values, ...changed })}
      onLeave={check.leave}
      labels={{
        email: label('email'),
        password: label('password'),
        confirmPassword: label('confirmPassword'),
      }}
      hints={{ email: t('signUp.emailHint'), password: t('product.fault.passwordTooShort') }}
      errors={{ ...check.errors, ...(isTaken && { email: t('product.request.emailTaken') }) }}
      passwordLabels={{ showPassword: t('login.showPassword'), hidePassword: t('login.hidePassword') }}
    />
  );
}
