import { Link } from '../../../components/Link/Link.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const login: LoginFormProps = {
  values: { email: 'aino@example.fi', password: 'wrong-password', rememberMe: true },
  onChange: () => {},
  onSubmit: () => {},
  labels: { email: 'Email', password: 'Password' },
  formLabels: { ...passwordLabels, rememberMe: 'Remember me', submit: 'Log in', submitting: 'Logging in' },
  forgot: (
    <Link href="#forgot" variant="standalone">
      Forgot password
    </Link>
  ),
};

export const guide: Guide = {
  use: ['For logging in, on a page of its own or beside the LandingHero.'],
  avoid: [
    { when: 'Somebody signs up.', take: 'RoleChoice, and AccountFields at its end' },
    { when: 'The password is changed.', take: 'PasswordChangeForm' },
    { when: 'Something else is sent.', take: 'Form' },
  ],
  comparisons: [
    {
      right: {
        picture: <LoginForm {...login} failure="The email or password you provided was wrong" />,
        why: 'It does not tell strangers which emails have an account.',
      },
      wrong: {
        picture: <LoginForm {...login} failure="There is no account for aino@example.fi" />,
        why: 'Whoever tries many emails learns who is a member.',
      },
    },
  ],
  focus: [
    'With each of `attempts` the focus goes to the first wrong field.',
    'The button keeps the focus while the answer is awaited.',
  ],
  heard: [
    'The failure is an alert: it is said when it comes.',
    '`formLabels.submitting` is said once, when the logging in begins.',
    'What is wrong with a field is its description.',
    'The button in the password says what it will do: “Show password”, then “Hide password”.',
  ],
  owes: [
    'A heading above it: it has none of its own.',
    'An `action` where logging in is to work before any script.',
    'What was written, kept when it fails.',
  ],
};
