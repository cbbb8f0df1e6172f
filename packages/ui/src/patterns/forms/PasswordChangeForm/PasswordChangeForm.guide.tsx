import type { Guide } from '../../../guide/guide.ts';
import { passwordLabels } from '../stories/passwordLabels.ts';
import { PasswordChangeForm, type PasswordChangeFormProps } from './PasswordChangeForm.tsx';

const change: PasswordChangeFormProps = {
  email: 'aino@example.fi',
  values: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  onChange: () => {},
  onSubmit: () => {},
  labels: {
    oldPassword: 'Old password',
    newPassword: 'New password, at least 8 characters',
    confirmNewPassword: 'Confirm new password',
  },
  formLabels: { ...passwordLabels, submit: 'Change password', submitting: 'Changing the password' },
};

const blocker = 'Enter your old password, then the new one twice.';

export const guide: Guide = {
  use: ['For users who are logged in and want another password.'],
  avoid: [
    { when: 'They forgot the old one.', take: 'ForgotPasswordDialog' },
    { when: 'It’s a new account.', take: 'AccountFields' },
  ],
  comparisons: [
    {
      right: {
        picture: <PasswordChangeForm {...change} blocker={blocker} />,
        why: 'A text below the disabled button says why.',
      },
      wrong: {
        picture: <PasswordChangeForm {...change} blocker="Not all conditions are met." />,
        why: 'Which conditions? People try one after another.',
      },
    },
  ],
  focus: ['With each of `attempts`, the focus moves to the first wrong field.'],
  heard: [
    'With a `title` it’s a `form` with that name.',
    'The blocker is the description of the main button, which is `aria-disabled`.',
    'Why it failed is an alert, success is a status.',
    '`formLabels.submitting` is announced once, when the change starts.',
  ],
  owes: [
    'The logged-in user’s `email`.',
    'Empty fields once the password is changed, and `success`.',
    'Validation: the app decides whether the new ones are the same.',
  ],
};
