import { useMutation } from '@tanstack/react-query';
import type { loginForm } from '@tilava/domain/account';
import type { ValuesOf } from '@tilava/domain/form';
import { loginState } from '@tilava/domain/requests';
import { sendVerificationMailMutation } from '@tilava/sdk/react-query';
import { createBearer } from '@tilava/sdk/operations';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { LoginForm as LoginFormShell, type LoginFormProps } from '@tilava/ui/LoginForm';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { failureOf, useFailureText } from '../../../shared/errors/useFailureText.ts';
import { InvalidFormError, useFaultText } from '../../../shared/errors/useFaultText.ts';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { useIsRendered } from '../../../shared/page/usePage.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import type { DestinationStore } from '../../../shared/session/access.ts';
import type { Services } from '../../../shared/services/services.ts';
import { pathAfterLogin } from '../model/session.ts';

type LoginValues = ValuesOf<typeof loginForm>;

/** What the form begins with, before the domain's rules are there. */
export const emptyLogin: LoginValues = { email: '', password: '', rememberMe: false };

/** Email, password and remember-me; leads on to where whoever logs in wanted to be (specification, section 2). */
export function LoginForm({ layout }: Pick<LoginFormProps, 'layout'>) {
  const t = useTranslations('login');
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const faultText = useFaultText();
  const { notices, destination } = useServices();
  const navigate = useNavigate();
  const login = useLogin();
  const [values, setValues] = useState(emptyLogin);
  const [attempts, setAttempts] = useState(0);
  const faults = login.error instanceof InvalidFormError ? login.error.faults : [];
  const failure = login.error instanceof InvalidFormError ? null : login.error;
  const state = loginState(login.status, failure && failureOf(failure));

  const logIn = (credentials: LoginValues) => {
    login.mutate(credentials, {
      onSuccess: async ({ user, mustChangePassword }) => {
        notices.show({ message: 'loginSucceeded' });
        const session = { userId: user.id, role: user, mustChangePassword };
        await navigate(pathAfterLogin(session, destination));
      },
      onError: (error) => {
        if (error instanceof InvalidFormError) setAttempts((count) => count + 1);
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
      layout={layout}
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

// Most who log in never open it, so that its code does not hold up the page.
const ForgotPassword = lazyComponent(() => import('./ForgotPassword.tsx'));

function ForgotPasswordButton({ email }: { readonly email: string }) {
  const t = useTranslations('forgotPassword');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setIsOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && <ForgotPassword onClose={() => setIsOpen(false)} email={email} />}
    </>
  );
}

function NotVerified({ email, password }: Pick<LoginValues, 'email' | 'password'>) {
  const { tilava } = useServices();
  const t = useTranslations();
  const failureText = useFailureText();
  const mail = useMutation(sendVerificationMailMutation(tilava));
  return (
    <Stack gap={2} align="start">
      <Text>{t('product.request.notVerified')}</Text>
      {mail.isSuccess ? (
        <Text>{t('product.request.verificationSent')}</Text>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={mail.isPending}
          pendingLabel={t('common.sending')}
          onPress={() => mail.mutate({ body: { email: email.trim(), password } })}
        >
          {t('verification.newMail')}
        </Button>
      )}
      {mail.error && <Text>{failureText('generic', mail.error)}</Text>}
    </Stack>
  );
}

/** Logs in by one press each, where the server serves the demo data and nowhere else. */
function DemoAccounts({ onChoose }: { readonly onChoose: (account: Omit<DemoAccount, 'role'>) => void }) {
  const t = useTranslations('login');
  // The page is prerendered without an answer of the server.
  const accounts = useIsRendered() ? readDemoAccounts(document) : [];
  if (accounts.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Text tone="muted" size="small">
        {t('demoHint')}
      </Text>
      <Inline gap={2}>
        {accounts.map(({ role, ...account }) => (
          <Button key={role} variant="secondary" size="small" onPress={() => onChoose(account)}>
            {t(`roles.${role}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** Fetches the rules of the form. They bring schemas along, which the first page does not wait for. */
const loadLoginRules = () => import('../../../shared/forms/accountRules.ts');

/** Logs in and begins the session; fails by `InvalidFormError` where the form cannot be sent as it is. */
function useLogin() {
  const { tilava, session, destination, drafts } = useServices();
  return useMutation({
    mutationFn: async (values: LoginValues) => {
      const { readLogin } = await loadLoginRules();
      return createBearer(tilava, readLogin(values));
    },
    onSuccess: ({ bearer, user, mustChangePassword }) => {
      // Nothing else is open to a suspended user.
      if (user.suspendedUntil !== undefined)
        destination.keep({ userId: user.id, path: `${paths.ownData}#reports` });
      else if (!user.isLandlord && !user.isAdmin) keepSignUpPremises(user.id, destination, drafts);
      // A visitor's drafts end here.
      session.start(bearer, user, mustChangePassword);
    },
  });
}

/** Leads to the match of the premises that the sign-up began with, unless another page asked for the login. */
function keepSignUpPremises(userId: string, destination: DestinationStore, drafts: Services['drafts']): void {
  const propId = drafts.read('premises');
  if (typeof propId !== 'string') return;
  const path = destination.take(userId) ?? generatePath(paths.announcementMatch, { propId });
  destination.keep({ userId, path });
}

/** Who can log in with the demo data, in the order in which they are offered. */
export const demoRoles = ['tenant', 'organisation', 'landlord', 'admin'] as const;

interface DemoAccount {
  readonly role: (typeof demoRoles)[number];
  readonly email: string;
  readonly password: string;
}

interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute'> | null;
}

/** The accounts that the server says there are; it says so only where it serves the demo data. */
export function readDemoAccounts(page: Page): readonly DemoAccount[] {
  const content = page.querySelector('meta[name="tilava-demo"]')?.getAttribute('content') ?? '';
  // Empty without demo data, and no JSON where nobody has filled it in, as while one develops.
  if (!content.startsWith('{')) return [];
  const { password, emails } = JSON.parse(content) as {
    readonly password: string;
    readonly emails: string[];
  };
  return demoRoles.flatMap((role) => {
    const email = emails.find((candidate) => candidate.startsWith(`${role}@`));
    return email === undefined ? [] : [{ role, email, password }];
  });
}
