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
  use: ['For logging in, on its own page or next to the LandingHero.'],
  avoid: [
    { when: 'It’s a sign-up.', take: 'RoleChoice, and AccountFields at its end' },
    { when: 'The password is changed.', take: 'PasswordChangeForm' },
    { when: 'It’s any other form.', take: 'Form' },
  ],
  comparisons: [
    {
      right: {
        picture: <LoginForm {...login} failure="The email or password you provided was wrong" />,
        why: 'It doesn’t tell strangers which emails have an account.',
      },
      wrong: {
        picture: <LoginForm {...login} failure="There is no account for aino@example.fi" />,
        why: 'Anyone who tries many emails learns who has an account.',
      },
    },
  ],
  focus: [
    'With each of `attempts`, the focus moves to the first wrong field.',
    'The button keeps the focus while logging in.',
  ],
  heard: [
    'The error is an alert, so it’s announced.',
    '`formLabels.submitting` is announced once, when logging in starts.',
    'A field’s error is its description.',
    'The button in the password field says what it does next: “Show password”, then “Hide password”.',
  ],
  owes: [
    'A heading above it: it has none.',
    'An `action`, if logging in should work before scripts load.',
    'Keep what was entered when it fails.',
  ],
};
