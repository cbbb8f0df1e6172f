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
    'Around the fields of everything that is sent: it brings the heading, the summary of errors, the messages and the ways on.',
    '`narrow` for a few fields, `wide` for many, `compact` at the side of something else.',
  ],
  avoid: [
    { when: 'There are several steps.', take: 'Wizard' },
    { when: 'Something is set at once, without sending.', take: 'Switch or SegmentedControl' },
    { when: 'A list is narrowed.', take: 'FilterDialog' },
    { when: 'Somebody logs in.', take: 'LoginForm' },
  ],
  anatomy: {
    picture: (
      <Form
        {...details}
        summaryTitle="1 field needs your attention"
        fieldFailures={[{ fieldId: 'form-guide-phone', message: 'Phone number: Write it with digits.' }]}
        failure="Your details could not be saved. Try again."
        blocker="Mend the phone number first."
        draft="Draft saved on this device"
      >
        <TextField
          id="form-guide-phone"
          label="Phone number"
          type="tel"
          errorMessage="Write it with digits."
        />
      </Form>
    ),
    parts: [
      {
        name: 'Heading',
        about: 'Names the form. It may be missing where the page’s own does.',
      },
      {
        name: 'Summary',
        about: 'What is wrong, each a link to its field. A form in one view needs none.',
      },
      { name: 'Fields', about: 'What is handed in.' },
      { name: 'Message', about: 'Why it failed, or that it is done.' },
      {
        name: 'Secondary',
        about: 'What else can be done, before the main button.',
      },
      {
        name: 'Main button',
        about: 'Sends it. It is as wide as a `narrow` form.',
      },
      {
        name: 'Blocker',
        about: 'Why it cannot be sent yet. The button can be reached meanwhile, but not pressed.',
      },
      {
        name: 'Draft',
        about: 'That what was typed is kept.',
      },
      { name: 'Footer', about: 'Stands at the end, such as a link to sign up.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Form
            {...details}
            failure="Your details could not be saved. What you wrote is still here: try again."
          >
            {phone}
          </Form>
        ),
        why: 'What failed, what is not lost, what to do.',
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
          <Form {...details} blocker="Write your phone number first.">
            {phone}
          </Form>
        ),
        why: 'Beside a button that cannot be pressed stands why.',
      },
      wrong: {
        picture: (
          <Form {...details} blocker="The form is incomplete.">
            {phone}
          </Form>
        ),
        why: 'It repeats that it does not go, and not what is missing.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The links of the summary, the fields, what else can be done, the main button.' },
    { name: 'Enter', does: 'In a field: sends the form.' },
    { name: 'Enter, Space', does: 'On the main button: send the form.' },
  ],
  focus: [
    'With each of `attempts` the focus goes to the summary, or to the first wrong field where there is none.',
    'A link of the summary moves the focus to its field.',
    'The main button keeps the focus while the answer is awaited.',
  ],
  heard: [
    'With a `title` it is a `form` of that name.',
    'Why it failed is an alert, that it is done a status. Both places are always there, so that what comes into them is said.',
    '`labels.submitting` is said once, when the sending begins. A second time nothing is sent.',
    'The blocker is the description of the main button, which is `aria-disabled`.',
    '`draft` is a status: it is said when it changes.',
  ],
  owes: [
    'Checking and keeping: it does neither.',
    '`fieldFailures` in the order of the fields: `failuresOf` makes them.',
    'An `action` where the browser may post it before any script; without one nothing is sent then.',
    'A failure that goes when the form is sent again.',
  ],
};
