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
  use: ['For the last step of signing up, in a Wizard or a Form: by what somebody will log in.'],
  avoid: [
    { when: 'Somebody has an account.', take: 'LoginForm' },
    { when: 'The password is changed.', take: 'PasswordChangeForm' },
    { when: 'The password is forgotten.', take: 'ForgotPasswordDialog' },
  ],
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
