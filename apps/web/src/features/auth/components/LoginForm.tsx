import { loginState } from '@tilava/domain/requests';
import { LoginForm as LoginFormShell } from '@tilava/ui/LoginForm';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../shared/errors/failureOf.ts';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useLogin } from '../api/useLogin.ts';
import { pathAfterLogin } from '../model/afterLogin.ts';
import { faultsOf, type LoginFaults, type LoginValues } from '../model/loginForm.ts';

const noFaults: LoginFaults = { email: false, password: false };

/** Email, password and remember-me; leads to the matches of whoever logs in (specification, section 2). */
export function LoginForm() {
  const t = useTranslations('login');
  const failureText = useFailureText();
  const { notices } = useServices();
  const navigate = useNavigate();
  const login = useLogin();
  const [values, setValues] = useState<LoginValues>({ email: '', password: '', rememberMe: false });
  const [faults, setFaults] = useState(noFaults);
  const [attempts, setAttempts] = useState(0);

  const submit = () => {
    login.reset();
    const found = faultsOf(values);
    setFaults(found);
    if (found.email || found.password) setAttempts((count) => count + 1);
    else send();
  };

  const send = () => {
    login.mutate(values, {
      onSuccess: async ({ mustChangePassword }) => {
        notices.show({ message: 'loginSucceeded' });
        await navigate(pathAfterLogin(mustChangePassword));
      },
    });
  };

  const change = (changed: Partial<LoginValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setFaults(noFaults);
  };

  return (
    <LoginFormShell
      values={values}
      onChange={change}
      onSubmit={submit}
      isPending={loginState(login.status, login.error && failureOf(login.error)) === 'IN_PROGRESS'}
      errors={{
        email: faults.email ? t('emailInvalid') : undefined,
        password: faults.password ? t('passwordMissing') : undefined,
      }}
      attempts={attempts}
      failure={login.error && failureText('login', login.error)}
      labels={{ email: t('email'), password: t('password') }}
      words={{
        showPassword: t('showPassword'),
        hidePassword: t('hidePassword'),
        rememberMe: t('rememberMe'),
        submit: t('submit'),
        submitting: t('submitting'),
      }}
    />
  );
}
