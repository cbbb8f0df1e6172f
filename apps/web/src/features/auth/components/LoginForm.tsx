import { useMutation } from '@tanstack/react-query';
import { Button } from '@tilava/ui/Button';
import { Checkbox } from '@tilava/ui/Checkbox';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Stack } from '@tilava/ui/Stack';
import { TextField } from '@tilava/ui/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors/useErrorText.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { logIn } from '../api/logIn.ts';
import { loginFailureOf } from '../model/loginFailure.ts';
import { validateLogin, type LoginErrors, type LoginValues } from '../model/loginForm.ts';
import { FormAlert } from './FormAlert.tsx';

const emptyValues: LoginValues = { email: '', password: '', rememberMe: false };

interface LoginFormProps {
  readonly onLoggedIn: () => void;
}

/** Logs in by email and password. What went wrong is forgotten when the form leaves the page. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const services = useServices();
  const t = useTranslations('auth');
  const errorText = useErrorText();
  const [values, setValues] = useState(emptyValues);
  const [errors, setErrors] = useState<LoginErrors>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const login = useMutation({
    mutationFn: (sent: LoginValues) => logIn(services, sent),
    onSuccess: onLoggedIn,
  });
  const failure = login.error && loginFailureOf(login.error);

  /** An answer that is being mended is no longer complained about. */
  const change = (changed: Partial<LoginValues>) => {
    setValues((current) => ({ ...current, ...changed }));
    setErrors(({ email, password }) => ({
      ...(email !== undefined && changed.email === undefined && { email }),
      ...(password !== undefined && changed.password === undefined && { password }),
    }));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    const found = validateLogin(values);
    setErrors(found);
    login.reset();
    if (found.email !== undefined) emailField.current?.focus();
    else if (found.password !== undefined) passwordField.current?.focus();
    else login.mutate(values);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          ref={emailField}
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
          requiredMark=""
          value={values.email}
          onChange={(email) => change({ email })}
          errorMessage={errors.email && t(errors.email)}
        />
        <PasswordField
          ref={passwordField}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          isRequired
          requiredMark=""
          value={values.password}
          onChange={(password) => change({ password })}
          errorMessage={errors.password && t(errors.password)}
        />
        <Checkbox
          name="rememberMe"
          isSelected={values.rememberMe}
          onChange={(rememberMe) => change({ rememberMe })}
        >
          {t('rememberMe')}
        </Checkbox>
        {failure && (
          <FormAlert>{'error' in failure ? errorText(failure.error) : t(failure.message)}</FormAlert>
        )}
        <Button type="submit" isWide isPending={login.isPending} pendingLabel={t('loggingIn')}>
          {t('login')}
        </Button>
      </Stack>
    </form>
  );
}
