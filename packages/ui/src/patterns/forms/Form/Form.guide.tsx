import { Link } from '../../../components/Link/Link.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { Form, type FormProps } from './Form.tsx';

const details: Omit<FormProps, 'children'> = {
  title: 'Your details',
  onSubmit: () => {},
  labels: { submit: 'Save', submitting: 'Saving' },
  secondary: (
    <Link href="#information" variant="standalone">
      Cancel
    </Link>
  ),
};

const phone = <TextField label="Phone number" type="tel" />;

export const guide: Guide = {
  use: [
    'Around the fields of anything that’s sent: it includes the heading, the error summary, the messages and the buttons.',
    '`narrow` for a few fields, `wide` for many, `compact` next to something else.',
  ],
  avoid: [
    { when: 'There are several steps.', take: 'Wizard' },
    { when: 'It takes effect immediately, without sending.', take: 'Switch or SegmentedControl' },
    { when: 'A list is filtered.', take: 'FilterDialog' },
    { when: 'It’s a login.', take: 'LoginForm' },
  ],
  anatomy: {
    picture: (
      <Form
        {...details}
        summaryTitle="1 field needs your attention"
        fieldFailures={[{ fieldId: 'form-guide-phone', message: 'Phone number: Use digits only.' }]}
        failure="Couldn’t save your details. Try again."
        blocker="Fix the phone number first."
        draft="Draft saved on this device"
      >
        <TextField id="form-guide-phone" label="Phone number" type="tel" errorMessage="Use digits only." />
      </Form>
    ),
    parts: [
      {
        name: 'Heading',
        about: 'Names the form. It can be left out if the page’s heading does.',
      },
      {
        name: 'Summary',
        about: 'What’s wrong, each with a link to its field. A form in one view needs none.',
      },
      { name: 'Fields', about: 'The fields.' },
      { name: 'Message', about: 'Why it failed, or that it’s done.' },
      {
        name: 'Secondary',
        about: 'Other actions, before the main button.',
      },
      {
        name: 'Main button',
        about: 'Sends it. It’s as wide as a `narrow` form.',
      },
      {
        name: 'Blocker',
        about: 'Why it can’t be sent yet. The button can be focused but not pressed.',
      },
      {
        name: 'Draft',
        about: 'Says that the draft is saved.',
      },
      { name: 'Footer', about: 'At the end, such as a link to sign up.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Form {...details} failure="Couldn’t save your details. What you entered is still here: try again.">
            {phone}
          </Form>
        ),
        why: 'What failed, what isn’t lost, and what to do.',
      },
      wrong: {
        picture: (
          <Form {...details} failure="Error 500">
            {phone}
          </Form>
        ),
        why: 'A number. Is it saved or not?',
      },
    },
    {
      right: {
        picture: (
          <Form {...details} blocker="Enter your phone number first.">
            {phone}
          </Form>
        ),
        why: 'A text next to the disabled button says why.',
      },
      wrong: {
        picture: (
          <Form {...details} blocker="The form is incomplete.">
            {phone}
          </Form>
        ),
        why: 'It repeats that it doesn’t work, not what’s missing.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the links of the summary, the fields, other actions, the main button.' },
    { name: 'Enter', does: 'In a field: submits the form.' },
    { name: 'Enter, Space', does: 'On the main button: submit the form.' },
  ],
  focus: [
    'With each of `attempts`, the focus moves to the summary, or to the first wrong field.',
    'A link of the summary moves the focus to its field.',
    'The main button keeps the focus while sending.',
  ],
  heard: [
    'With a `title` it’s a `form` with that name.',
    'Why it failed is an alert, success is a status. Both are always mounted, so that changes are announced.',
    '`labels.submitting` is announced once, when sending starts. It can’t be sent twice.',
    'The blocker is the description of the main button, which is `aria-disabled`.',
    '`draft` is a status: it’s announced when it changes.',
  ],
  owes: [
    'Validation and drafts: it does neither.',
    '`fieldFailures` in the order of the fields: `failuresOf` creates them.',
    'An `action`, if the browser can post it before scripts load; without one, nothing is sent then.',
    'An error that’s cleared when the form is sent again.',
  ],
};
