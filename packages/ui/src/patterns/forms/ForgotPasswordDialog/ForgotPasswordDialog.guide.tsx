import { Button } from '../../../components/Button/Button.tsx';
import { DialogPicture } from '../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';
import { FormMessages } from '../Form/Form.tsx';

interface AskedProps {
  readonly explanation: string;
  readonly submit: string;
  readonly failure?: string;
}

/** The dialog as it looks, lying in the page. */
function Asked({ explanation, submit, failure }: AskedProps) {
  return (
    <DialogPicture title="Forgot Password" footer={<Button>{submit}</Button>}>
      <Stack gap={4}>
        <Text>{explanation}</Text>
        <TextField label="Email" type="email" isRequired />
        <FormMessages failure={failure} />
      </Stack>
    </DialogPicture>
  );
}

export const guide: Guide = {
  use: ['Next to the password of a LoginForm, as its `forgot`: a button opens it.'],
  avoid: [
    { when: 'They’re logged in.', take: 'PasswordChangeForm' },
    { when: 'They don’t have an account yet.', take: 'AccountFields' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Asked
            explanation="Enter the email address you signed up with, and we’ll send you a new password."
            submit="Send new password"
          />
        ),
        why: 'It says what will be sent and where, and the button repeats it.',
      },
      wrong: {
        picture: <Asked explanation="Please enter your email." submit="OK" />,
        why: 'Is a link sent, or a password, or is the account gone?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves between Close, the field and the button, without leaving the dialog.' },
    { name: 'Enter', does: 'In the field: sends it. Does nothing while sending.' },
    { name: 'Escape', does: 'Closes the dialog.' },
  ],
  focus: [
    'With each of `attempts`, the focus moves to the field with the wrong email.',
    'Once sent, the focus moves to the close button, because the pressed one is gone.',
    'Closing it returns the focus to what opened it.',
  ],
  heard: [
    'A `dialog` named by its title.',
    'An error is an alert and success a status: both are announced.',
    '`labels.submitting` is announced once, when sending starts.',
  ],
  owes: [
    '`attempts` that count each try with a wrong email.',
    'An `errorMessage` that shows the format of an email.',
  ],
};
