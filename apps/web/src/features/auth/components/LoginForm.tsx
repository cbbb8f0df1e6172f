import { loginState } from '@tilava/domain/requests';
import { Button } from '@tilava/ui/Button';
import { Checkbox } from '@tilava/ui/Checkbox';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Stack } from '@tilava/ui/Stack';
import { TextField } from '@tilava/ui/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../shared/errors/failureOf.ts';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useLogin } from '../api/useLogin.ts';
import { faultsOf, type LoginFaults, type LoginValues } from '../model/loginForm.ts';
import { LoginFailure } from './LoginFailure.tsx';

const noFaults: LoginFaults = { email: false, password: false };

/** Email, password and remember-me; leads to the matches of whoever logs in (specification, section 2). */
export function LoginForm() {
  const t = useTranslations('login');
  const failureText = useFailureText();
  const { notices } = useServices();
  const navigate = useNavigate();
  const login = useLogin();
  const state = loginState(login.status, login.error && failureOf(login.error));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<LoginValues>({ email: '', password: '', rememberMe: false });
  const [faults, setFaults] = useState(noFaults);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'IN_PROGRESS') return;
    login.reset();
    const found = faultsOf(values);
    setFaults(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else send();
  };

  const send = () => {
    login.mutate(values, {
      onSuccess: async () => {
        notices.show({ message: 'loginSucceeded' });
        await navigate(paths.matches);
      },
    });
  };

  const change = (changed: Partial<LoginValues>) => {
    setValues({ ...values, ...changed });
    setFaults(noFaults);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <TextField
          ref={email}
          type="email"
          name="email"
          autoComplete="username"
          label={t('email')}
          value={values.email}
          onChange={(next) => change({ email: next })}
          isRequired
          {...(faults.email && { errorMessage: t('emailInvalid') })}
        />
        <PasswordField
          ref={password}
          name="password"
          autoComplete="current-password"
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          value={values.password}
          onChange={(next) => change({ password: next })}
          isRequired
          {...(faults.password && { errorMessage: t('passwordMissing') })}
        />
        <Checkbox isSelected={values.rememberMe} onChange={(next) => change({ rememberMe: next })}>
          {t('rememberMe')}
        </Checkbox>
        <div>
          <LoginFailure text={login.error && failureText('login', login.error)} />
          <Button type="submit" isWide isPending={state === 'IN_PROGRESS'} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
