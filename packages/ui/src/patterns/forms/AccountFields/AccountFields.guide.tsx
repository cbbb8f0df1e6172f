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
  use: ['For the last step of signing up, in a Wizard or a Form: email and password.'],
  avoid: [
    { when: 'They already have an account.', take: 'LoginForm' },
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
        why: 'The rule is visible before anyone breaks it.',
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
        why: 'Requirements that nobody mentioned.',
      },
    },
  ],
  focus: ['Links in an ErrorSummary lead to each field: its id is `id`, a hyphen and its name.'],
  heard: [
    'All three are announced as required.',
    'The hint, then the error, are the field’s description.',
    'The button says what it does next: “Show password”, then “Hide password”.',
  ],
  owes: [
    'A Form or a Wizard around it, and `failuresOf` with the same `id` for its summary.',
    'Validation: errors when a field was left (`onLeave`) or the form was sent.',
  ],
};
