import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

const labels = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const guide: Guide = {
  use: [
    'To ask for a password, with `autoComplete="current-password"`, so that a password manager fills it in.',
    'To choose one, with `new-password`, so that a password manager offers a strong one and keeps it.',
  ],
  avoid: [
    { when: 'It is a code that was sent by mail and used once.', take: 'TextField' },
    {
      when: 'It is no secret, and only looks important: a business id, an account number.',
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
        why: 'One field, and an eye to check what was written.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <TextField label="Choose a password, unseen" type="password" autoComplete="new-password" />
            <TextField label="Write it once more" type="password" autoComplete="new-password" />
          </Stack>
        ),
        why: 'Twice the work, blind both times. Who pastes a mistake pastes it twice.',
      },
    },
  ],
  focus: ['Showing and hiding keep the focus on the eye.'],
  heard: [
    'A password field named by its label; screen readers say dots for what is typed. While it shows, it is a `textbox`, and they read the letters.',
    'The eye is a `button` whose name says what it will do: `showLabel`, then `hideLabel`. It is no pressed button.',
    'The description and then the error are read after its name. Required and invalid are said with it.',
  ],
  owes: [
    'The right `autoComplete`: password managers go by it.',
    'The email in a field of the same form, with `autoComplete="username"` or `email`, or there is nothing to keep the password with.',
  ],
};
