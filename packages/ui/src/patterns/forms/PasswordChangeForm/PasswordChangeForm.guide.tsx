import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import * as form from '../Form/Form.css.ts';
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
  status: 'stable',
  since: '0.1.0',
  use: ['For somebody who is logged in and wants another password.'],
  avoid: [
    { when: 'The old one is forgotten.', take: 'ForgotPasswordDialog' },
    { when: 'An account is made.', take: 'AccountFields' },
  ],
  anatomy: {
    picture: <PasswordChangeForm {...change} blocker={blocker} />,
    parts: [
      {
        name: 'Old password',
        about: 'Password managers fill it in.',
        selector: 'input[autocomplete="current-password"]',
      },
      {
        name: 'New password',
        about: 'Password managers offer one. What it needs stands in its label.',
        selector: 'input[autocomplete="new-password"]',
      },
      { name: 'Confirmation', about: 'The same once more, also by pasting it.' },
      { name: 'Show and hide', about: 'Each password has its own button.', selector: 'button[aria-label]' },
      { name: 'Button', about: 'As wide as the form.', selector: 'button[aria-describedby]' },
      {
        name: 'Blocker',
        about: 'Why it cannot be sent yet.',
        selector: `${byClass(form.send)} > p:not([role])`,
      },
      {
        name: 'User name',
        about: 'A field that nobody sees: it tells password managers whose password this is.',
      },
    ],
  },
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
    {
      right: {
        picture: <PasswordChangeForm {...change} failure="Old password was incorrect." />,
        why: 'It says which of the three was wrong.',
      },
      wrong: {
        picture: <PasswordChangeForm {...change} failure="The password is wrong." />,
        why: 'There are three passwords here.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Each password and its button, then the main button, also while it cannot be pressed.',
    },
    { name: 'Enter', does: 'In a field: changes the password, unless there is a blocker.' },
    { name: 'Space, Enter', does: 'On a button: press it.' },
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
