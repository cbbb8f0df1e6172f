import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

const labels = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const guide: Guide = {
  use: [
    'To ask for a password, with `autoComplete="current-password"`, so that a password manager fills it in.',
    'To set one, with `new-password`, so that a password manager suggests and saves it.',
  ],
  avoid: [
    { when: 'It’s a one-time code sent by email.', take: 'TextField' },
    {
      when: 'It isn’t secret, just important: a business ID, an account number.',
      take: 'TextField',
    },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <PasswordField
            {...labels}
            label="Choose a password"
            description="At least 8 characters."
            autoComplete="new-password"
          />
        ),
        why: 'One field, and an eye icon to check what was typed.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <TextField label="Choose a password, unseen" type="password" autoComplete="new-password" />
            <TextField label="Enter it again" type="password" autoComplete="new-password" />
          </Stack>
        ),
        why: 'Twice the work, blind both times. People who paste a mistake paste it twice.',
      },
    },
  ],
  focus: ['Showing and hiding keep the focus on the eye button.'],
  heard: [
    'A password field named by its label; screen readers announce dots. While shown, it’s a `textbox` and they read the characters.',
    'The eye is a `button` named by what it does next: `showLabel`, then `hideLabel`. It isn’t a pressed button.',
    'The description, or the error in its place, is read after its name. It’s announced as required and invalid.',
  ],
  owes: [
    'The right `autoComplete`: password managers rely on it.',
    'The email in a field of the same form, with `autoComplete="username"` or `email`, so that password managers can save the password.',
  ],
};
