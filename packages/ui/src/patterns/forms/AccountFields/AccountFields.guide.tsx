import * as field from '../../../components/Field/Field.css.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { AccountFields, type AccountFieldsProps } from './AccountFields.tsx';

const account: Omit<AccountFieldsProps, 'id'> = {
  values: { email: 'aino@example.fi', password: 'short', confirmPassword: '' },
  onChange: () => {},
  labels: { email: 'Email', password: 'Password', confirmPassword: 'Confirm password' },
  hints: { password: 'At least 8 characters' },
  passwordLabels: passwordLabels,
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['For the last step of signing up, in a Wizard or a Form: by what somebody will log in.'],
  avoid: [
    { when: 'Somebody has an account.', take: 'LoginForm' },
    { when: 'The password is changed.', take: 'PasswordChangeForm' },
    { when: 'The password is forgotten.', take: 'ForgotPasswordDialog' },
  ],
  anatomy: {
    picture: (
      <AccountFields {...account} id="account-guide" errors={{ password: 'Write at least 8 characters.' }} />
    ),
    parts: [
      {
        name: 'Email',
        about: 'Password managers keep it as the user name.',
        selector: 'input[type="email"]',
      },
      {
        name: 'Hint',
        about: 'What a password needs, before it is written.',
        selector: byClass(field.description),
      },
      {
        name: 'Password',
        about: 'Password managers offer a new one.',
        selector: 'input[type="password"]',
      },
      { name: 'Show and hide', about: 'Each password has its own button.', selector: 'button' },
      { name: 'Error', about: 'Below the field that it is about.', selector: byClass(field.error) },
      { name: 'Confirmation', about: 'The same once more, also by pasting it.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <AccountFields
            {...account}
            id="account-guide-right"
            values={{ email: '', password: '', confirmPassword: '' }}
          />
        ),
        why: 'The rule stands there before anybody breaks it.',
      },
      wrong: {
        picture: (
          <AccountFields
            {...account}
            id="account-guide-wrong"
            hints={{}}
            errors={{ password: 'The password does not meet the requirements.' }}
          />
        ),
        why: 'Requirements that nobody was told.',
      },
    },
    {
      right: {
        picture: <TextField label="Email" type="email" autoComplete="username" />,
        why: 'One word for one thing, here and where somebody logs in.',
      },
      wrong: {
        picture: <TextField label="User name (your email address)" type="email" />,
        why: 'Two words for the same, so that later nobody knows which of them is asked for.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Email, password, its button, confirmation, its button.' },
    { name: 'Enter', does: 'In a field: sends the form around it.' },
    { name: 'Space, Enter', does: 'On a button: show or hide that password.' },
  ],
  focus: ['A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name.'],
  heard: [
    'All three are said to be required.',
    'The hint and then the error are the description of their field.',
    'The button says what it will do: “Show password”, then “Hide password”.',
  ],
  owes: [
    'A Form or a Wizard around it, and `failuresOf` with the same `id` for its summary.',
    'Checking: errors when a field was left (`onLeave`) or the form was sent.',
  ],
};
