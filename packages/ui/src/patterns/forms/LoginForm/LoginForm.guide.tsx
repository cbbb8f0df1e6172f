import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { memory } from './LoginForm.css.ts';
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
  status: 'stable',
  since: '0.1.0',
  use: ['For logging in, on a page of its own or beside the LandingHero.'],
  avoid: [
    { when: 'Somebody signs up.', take: 'RoleChoice, and AccountFields at its end' },
    { when: 'The password is changed.', take: 'PasswordChangeForm' },
    { when: 'Something else is sent.', take: 'Form' },
  ],
  anatomy: {
    picture: (
      <LoginForm
        {...login}
        failure="The email or password you provided was wrong"
        footer={
          <Text>
            No account yet? <Link href="#signup">Sign up</Link>
          </Text>
        }
      />
    ),
    parts: [
      {
        name: 'Email',
        about: 'Password managers fill it in as the user name.',
        selector: 'input[type="email"]',
      },
      { name: 'Password', about: 'Can be pasted, and filled in.', selector: 'input[type="password"]' },
      { name: 'Show and hide', about: 'A button within the field.', selector: 'button[aria-label]' },
      {
        name: 'Memory',
        about: 'Whether to stay logged in, and the way to a new password (`forgot`).',
        selector: byClass(memory),
      },
      { name: 'Failure', about: 'Above the button that was pressed.', selector: '[role="alert"]' },
      { name: 'Button', about: 'As wide as the form.', selector: 'button[type="submit"]' },
      { name: 'Footer', about: 'For those without an account.', selector: 'form > p:last-child' },
    ],
  },
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
    {
      right: {
        picture: (
          <LoginForm {...login} values={{ email: 'aino@example.fi', password: '', rememberMe: false }} />
        ),
        why: 'The way to a new password stands where it is looked for: by the password.',
      },
      wrong: {
        picture: (
          <LoginForm
            {...login}
            values={{ email: 'aino@example.fi', password: '', rememberMe: false }}
            forgot={undefined}
          />
        ),
        why: 'Whoever forgot the password is stuck here.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Email, password, its button, the box, the way to a new password, “Log in”.' },
    { name: 'Enter', does: 'In a field: logs in. While the answer is awaited, it does nothing.' },
    { name: 'Space', does: 'Ticks the box, shows or hides the password.' },
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
