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
  use: ['Beside the password of a LoginForm, as its `forgot`: a button opens it.'],
  avoid: [
    { when: 'Somebody is logged in.', take: 'PasswordChangeForm' },
    { when: 'Nobody has an account yet.', take: 'AccountFields' },
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
        why: 'It says what will be sent and where to, and the button says it again.',
      },
      wrong: {
        picture: <Asked explanation="Please enter your email." submit="OK" />,
        why: 'Is a link sent, or a password, or is the account gone then?',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The cross, the field, the button, and round again: it does not leave the dialog.' },
    { name: 'Enter', does: 'In the field: sends it. While the answer is awaited, it does nothing.' },
    { name: 'Escape', does: 'Closes the dialog.' },
  ],
  focus: [
    'With each of `attempts` the focus goes to the field, whose email was wrong.',
    'Once it is sent, the focus goes to the button that closes: the one that was pressed is gone.',
    'Closed, it gives the focus back to what opened it.',
  ],
  heard: [
    'A `dialog` named by its title.',
    'A failure is an alert, and success a status: both are said when they come.',
    '`labels.submitting` is said once, when the sending begins.',
  ],
  owes: [
    '`attempts` that count each sending with a wrong email.',
    'An `errorMessage` that says how an email is written.',
  ],
};
