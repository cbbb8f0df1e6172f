import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from '../Field/Field.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

const labels = { showLabel: 'Show password', hideLabel: 'Hide password' };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <PasswordField
        {...labels}
        label="New password"
        description="At least 8 characters."
        isRequired
        autoComplete="new-password"
        defaultValue="secret"
        errorMessage="Write two characters more."
      />
    ),
    parts: [
      { name: 'Label', about: 'Which password: the present one or the new one.', selector: 'label' },
      {
        name: 'Mark',
        about: 'A star where an answer is needed.',
        selector: byClass(styles.requiredMark),
      },
      {
        name: 'Description',
        about: 'What a password has to have, said before it is chosen.',
        selector: byClass(styles.description),
      },
      { name: 'Field', about: 'Shows dots, or the password. It takes what is pasted.', selector: 'input' },
      {
        name: 'Eye',
        about:
          'Shows the password and hides it again. It says what it will do, and is crossed out while the password shows.',
        selector: `${byClass(styles.end)} button`,
      },
      { name: 'Error', about: 'What is wrong and how to mend it.', selector: byClass(styles.error) },
    ],
  },
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
    {
      right: {
        picture: (
          <PasswordField
            {...labels}
            label="Password of your account"
            autoComplete="current-password"
            defaultValue="secret"
            errorMessage="The email or password you provided was wrong"
          />
        ),
        why: 'What was written stays, and can be looked at and mended.',
      },
      wrong: {
        picture: (
          <PasswordField
            {...labels}
            label="Password, from memory"
            autoComplete="current-password"
            errorMessage="Wrong password"
          />
        ),
        why: 'An emptied field hides the mistake. And who tries addresses learns that this one has an account.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the field, then the eye.' },
    { name: 'Enter', does: 'In the field: sends the form around it.' },
    { name: 'Enter, Space', does: 'On the eye: show or hide the password.' },
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
