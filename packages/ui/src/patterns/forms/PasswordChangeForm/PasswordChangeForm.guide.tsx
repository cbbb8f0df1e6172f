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

const blocker = 'Fill in all three passwords; the two new ones must be the same.';

export const guide: Guide = {
  use: ['For somebody who is logged in and wants another password.'],
  avoid: [
    { when: 'The old one is forgotten.', take: 'ForgotPasswordDialog' },
    { when: 'An account is made.', take: 'AccountFields' },
  ],
  comparisons: [
    {
      right: {
        picture: <PasswordChangeForm {...change} blocker={blocker} />,
        why: 'Why the button cannot be pressed stands below it.',
      },
      wrong: {
        picture: <PasswordChangeForm {...change} blocker="Not all conditions are met." />,
        why: 'Which conditions? The reader tries one after the other.',
      },
    },
  ],
  focus: ['With each of `attempts` the focus goes to the first wrong field.'],
  heard: [
    'With a `title` it is a `form` of that name.',
    'The blocker is the description of the main button, which is `aria-disabled`.',
    'Why it failed is an alert, that it is done a status.',
    '`formLabels.submitting` is said once, when the change begins.',
  ],
  owes: [
    'The `email` of whoever is logged in.',
    'Empty fields once the password is changed, and `success`.',
    'Checking: whether the new ones are the same is for the app to say.',
  ],
};
