import { loginState } from '@tilava/domain/requests';
import { Link } from '@tilava/ui/Link';
import { LoginForm as LoginFormShell } from '@tilava/ui/LoginForm';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../shared/errors/failureOf.ts';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useFaultText } from '../../../shared/errors/useFaultText.ts';
import { useNavigation } from '../../../shared/navigation/NavigationContext.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { loadLoginRules, useLogin } from '../api/useLogin.ts';
import { pathAfterLogin } from '../model/afterLogin.ts';
import { emptyLogin, LoginFaulty, type LoginValues } from '../model/loginForm.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { ForgotPasswordButton } from './ForgotPasswordButton.tsx';
import { NotVerified } from './NotVerified.tsx';

/** Email, password and remember-me; leads on to where whoever logs in wanted to be (specification, section 2). */
export function LoginForm() {
  const t = useTranslations('login');
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const faultText = useFaultText();
  const { notices, destination } = useServices();
  const { mayVisit } = useNavigation();
  const navigate = useNavigate();
  const login = useLogin();
  const [values, setValues] = useState(emptyLogin);
  const [attempts, setAttempts] = useState(0);
  const faults = login.error instanceof LoginFaulty ? login.error.faults : [];
  const failure = login.error instanceof LoginFaulty ? null : login.error;
  const state = loginState(login.status, failure && failureOf(failure));

  const logIn = (credentials: LoginValues) => {
    login.mutate(credentials, {
      onSuccess: async ({ user, mustChangePassword }) => {
        notices.show({ message: 'loginSucceeded' });
        const session = { userId: user.id, role: user, mustChangePassword };
        await navigate(pathAfterLogin(session, destination, mayVisit));
      },
      onError: (error) => {
        if (error instanceof LoginFaulty) setAttempts((count) => count + 1);
      },
    });
  };

  const change = (changed: Partial<LoginValues>) => {
    // On the way before they are needed; what keeps them from coming is told of when the form is sent.
    loadLoginRules().catch(() => undefined);
    setValues((before) => ({ ...before, ...changed }));
    if (faults.length > 0) login.reset();
  };

  const errorOf = (name: keyof LoginValues) => {
    const fault = faults.find(({ field }) => field === name);
    return fault && faultText(fault);
  };

  return (
    <LoginFormShell
      values={values}
      onChange={change}
      onSubmit={() => logIn(values)}
      isPending={state === 'IN_PROGRESS'}
      errors={{ email: errorOf('email'), password: errorOf('password') }}
      attempts={attempts}
      action={paths.login}
      failure={
        state === 'NOT_VERIFIED' && login.variables !== undefined ? (
          <NotVerified {...login.variables} />
        ) : (
          failure && failureText('login', failure)
        )
      }
      forgot={<ForgotPasswordButton email={values.email} />}
      footer={
        <>
          <Text>
            {t('noAccount')} <Link href={paths.signUp}>{t('signUp')}</Link>
          </Text>
          <DemoAccounts onChoose={(account) => logIn({ ...account, rememberMe: false })} />
        </>
      }
      labels={{ email: label('email'), password: label('password') }}
      formLabels={{
        showPassword: t('showPassword'),
        hidePassword: t('hidePassword'),
        rememberMe: label('rememberMe'),
        submit: t('submit'),
        submitting: t('submitting'),
      }}
    />
  );
}
