import { Button } from '../../../components/Button/Button.tsx';
import { body, close, footer, panel } from '../../../components/Dialog/Dialog.css.ts';
import { DialogPicture } from '../../../components/Dialog/DialogPicture.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { byClass } from '../../../guide/byClass.ts';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';
import { FormMessages } from '../Form/FormMessages.tsx';

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
  status: 'stable',
  since: '0.1.0',
  use: ['Beside the password of a LoginForm, as its `forgot`: a button opens it.'],
  avoid: [
    { when: 'Somebody is logged in.', take: 'PasswordChangeForm' },
    { when: 'Nobody has an account yet.', take: 'AccountFields' },
  ],
  anatomy: {
    picture: (
      <Asked
        explanation="Write the email that you signed up with, and we send a new password to it."
        failure="Too many attempts. Try again in 10 minutes."
        submit="Send new password"
      />
    ),
    parts: [
      {
        name: 'Sheet',
        about: 'Lies above the shaded page. The quiet button that opened it gets the focus back.',
        selector: byClass(panel({ size: 'small' })),
      },
      { name: 'Title', about: 'Names the dialog.', selector: 'h2' },
      { name: 'Close', about: 'Always there.', selector: `${byClass(close)} button` },
      { name: 'Explanation', about: 'What will happen, before it does.', selector: `${byClass(body)} p` },
      {
        name: 'Email',
        about: 'The one field. Password managers fill it in.',
        selector: `${byClass(body)} input`,
      },
      {
        name: 'Message',
        about: 'Why it failed, or that it was sent. Then the email is asked no more.',
        selector: `${byClass(body)} [role='alert']`,
      },
      {
        name: 'Button',
        about: 'Sends it; once it is sent, a button to close takes its place.',
        selector: `${byClass(footer)} button`,
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Asked
            explanation="Write the email that you signed up with, and we send a new password to it."
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
    {
      right: {
        picture: <FormMessages success="The new password has been sent to your email" />,
        why: 'It says where to look now.',
      },
      wrong: {
        picture: <FormMessages success="Success!" />,
        why: 'Of what? The reader presses again.',
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
