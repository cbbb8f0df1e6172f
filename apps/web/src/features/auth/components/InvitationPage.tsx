import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loginForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { colleagueForm } from '@tilava/domain/colleague';
import { isApiError, type Schemas } from '@tilava/sdk';
import { createBearer, createMember } from '@tilava/sdk/operations';
import { getInvitationQuery, getUserQuery } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Form } from '@tilava/ui/Form';
import { Link } from '@tilava/ui/Link';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { Notice } from '@tilava/ui/Notice';
import { PasswordField } from '@tilava/ui/PasswordField';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { Suspense, useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useSession } from '../../../shared/services/useServices.ts';
import { useTeamTexts } from '../../../shared/team/useTeamTexts.ts';
import { useLogout } from '../model/session.ts';

/** Where the link of an invitation leads: whoever has an account logs in, anybody else makes one. */
export default function InvitationPage() {
  return (
    <div className={styles.narrow}>
      <Suspense fallback={<FactsSkeleton />}>
        <OpenedInvitation />
      </Suspense>
    </div>
  );
}

function OpenedInvitation() {
  const { code: copied = '' } = useParams();
  // A sentence may go on where the link was copied from.
  const code = copied.replace(/[^\w-]+$/u, '');
  const labels = useTeamTexts();
  const { tilava } = useServices();
  const session = useSession();
  const invitation = useQuery({ ...getInvitationQuery(tilava, code), meta: { isSilent: true } });
  const { data, error } = invitation;
  const isInvalid = isApiError(error) && error.status === 400;
  return (
    <Stack gap={6}>
      <PageHeading>{data === undefined ? labels.invitation : labels.join(data.organization)}</PageHeading>
      {isInvalid ? (
        <Notice tone="danger" title={labels.invalid}>
          {labels.invalidHint}
        </Notice>
      ) : error !== null ? (
        <QueryFailed title={labels.failed} query={invitation} />
      ) : data === undefined ? (
        <Spinner label={labels.working} />
      ) : (
        <>
          <Text>{`${labels.roles[data.role]}: ${labels.may[data.role]}`}</Text>
          {session !== null ? (
            <AcceptAsUser code={code} invitation={data} userId={session.userId} />
          ) : data.hasAccount ? (
            <LogInFirst email={data.email} />
          ) : (
            <AcceptAsNew code={code} invitation={data} />
          )}
        </>
      )}
    </Stack>
  );
}

interface AcceptProps {
  readonly code: string;
  readonly invitation: Schemas['Invitation'];
}

/** Logs in on this page: an address with a code is not to be stored, which leading back here would need. */
function LogInFirst({ email }: { readonly email: string }) {
  const labels = useTeamTexts();
  const account = useTranslations('product.field.account');
  const login = useTranslations('login');
  const failureText = useFailureText();
  const { tilava, session } = useServices();
  const id = useId();
  const { values, change, leave, errors, attempts, submit } = useForm(loginForm, {
    ...emptyValues(loginForm),
    email,
  });
  const loggingIn = useMutation({
    mutationFn: (password: string) => createBearer(tilava, { email, password }),
    onSuccess: ({ bearer, user, mustChangePassword }) => session.start(bearer, user, mustChangePassword),
  });
  const fields = {
    labels: { password: account('password') },
    errors: { password: errors.password },
    onLeave: leave,
  };
  return (
    <Form
      layout="narrow"
      onSubmit={() => submit(({ password }) => loggingIn.mutate(password))}
      isPending={loggingIn.isPending}
      attempts={attempts}
      fieldFailures={failuresOf(id, ['password'], fields)}
      failure={loggingIn.error && failureText('login', loggingIn.error)}
      labels={{ submit: labels.logIn, submitting: login('submitting') }}
    >
      <Text>{labels.hasAccount}</Text>
      <Text>{`${account('email')}: ${email}`}</Text>
      <PasswordField
        {...namedFields(id, fields)('password')}
        autoComplete="current-password"
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        value={values.password}
        onChange={(password) => change({ password })}
      />
    </Form>
  );
}

function AcceptAsUser({ code, invitation, userId }: AcceptProps & { readonly userId: string }) {
  const labels = useTeamTexts();
  const logOut = useTranslations('nav')('logOut');
  const failureText = useFailureText();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const user = useQuery(getUserQuery(tilava, userId));
  const accepting = useMutation({
    mutationFn: () => createMember(tilava, code, {}),
    // Whatever was read so far was not the organisation's.
    onSuccess: () => queryClient.resetQueries({ predicate: ({ queryKey }) => !queryKey.includes(code) }),
  });
  if (accepting.isSuccess) return <Joined organization={invitation.organization} />;
  if (user.isLoadingError) return <QueryFailed title={labels.failed} query={user} />;
  if (user.data === undefined) return <Spinner label={labels.working} />;
  if (user.data.email !== invitation.email) {
    return (
      <Stack gap={4} align="start">
        <Text>{labels.otherAccount(invitation.email)}</Text>
        <Button variant="secondary" onPress={logout}>
          {logOut}
        </Button>
      </Stack>
    );
  }
  const { error } = accepting;
  return (
    <Stack gap={4} align="start">
      <div role="alert" className={styles.live}>
        {error !== null && (
          <Notice tone="danger">
            {isApiError(error) && error.code === 'cannot_join'
              ? labels.cannotJoin
              : failureText('generic', error)}
          </Notice>
        )}
      </div>
      <Button
        isPending={accepting.isPending}
        pendingLabel={labels.accepting}
        onPress={() => accepting.mutate()}
      >
        {labels.accept}
      </Button>
    </Stack>
  );
}

function Joined({ organization }: { readonly organization: string }) {
  const labels = useTeamTexts();
  return (
    <Stack gap={4} align="start">
      <div role="status">
        <Notice tone="success" title={labels.joined(organization)} />
      </div>
      <Link href={paths.announcements} variant="button">
        {labels.start}
      </Link>
    </Stack>
  );
}

const form = colleagueForm({ readPhoneNumber });
const names = ['firstName', 'lastName', 'phoneNumber', 'password'] as const;

function AcceptAsNew({ code, invitation: { email } }: AcceptProps) {
  const labels = useTeamTexts();
  const account = useTranslations('product.field.account');
  const person = useTranslations('product.field.person');
  const login = useTranslations('login');
  const failureText = useFailureText();
  const language = useLocale();
  const { tilava, session } = useServices();
  const navigate = useNavigate();
  const id = useId();
  const { values, change, leave, errors, attempts, submit } = useForm(form, emptyValues(form));
  const joining = useMutation({
    mutationFn: async ({ password, ...privateTenant }: Parameters<Parameters<typeof submit>[0]>[0]) => {
      await createMember(tilava, code, { privateTenant, password, language });
      return createBearer(tilava, { email, password });
    },
    onSuccess: ({ bearer, user }) => {
      session.start(bearer, user);
      return navigate(paths.announcements);
    },
  });
  const fields = {
    labels: {
      firstName: person('firstName'),
      lastName: person('lastName'),
      phoneNumber: person('phoneNumber'),
      password: account('password'),
    },
    errors,
    onLeave: leave,
  };
  const field = namedFields(id, fields);
  return (
    <Form
      title={labels.newAccount}
      layout="narrow"
      onSubmit={() => submit((colleague) => joining.mutate(colleague))}
      isPending={joining.isPending}
      attempts={attempts}
      fieldFailures={failuresOf(id, names, fields)}
      failure={joining.error && failureText('signUp', joining.error)}
      labels={{ submit: labels.accept, submitting: labels.accepting }}
    >
      <Text>{`${account('email')}: ${email}`}</Text>
      <TextField
        {...field('firstName')}
        autoComplete="given-name"
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <TextField
        {...field('lastName')}
        autoComplete="family-name"
        value={values.lastName}
        onChange={(lastName) => change({ lastName })}
      />
      <TextField
        {...field('phoneNumber')}
        type="tel"
        autoComplete="tel"
        value={values.phoneNumber}
        onChange={(phoneNumber) => change({ phoneNumber })}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        value={values.password}
        onChange={(password) => change({ password })}
      />
    </Form>
  );
}
