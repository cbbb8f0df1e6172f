import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from '../Field/Field.css.ts';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a short answer in the reader’s own words: a name, an email address, a phone number.',
    'With `type`, `autoComplete` and `inputMode`, so that the browser fills it in and a phone shows the right keys.',
  ],
  avoid: [
    { when: 'The answer has several sentences.', take: 'TextArea' },
    { when: 'The answer is a number.', take: 'NumberField, or RangeField for two bounds' },
    { when: 'The answer is a day.', take: 'DateField, or DatePicker where the weekday matters' },
    { when: 'It is a password.', take: 'PasswordField' },
    { when: 'The answer is one of a list.', take: 'RadioGroup, Select, or ComboBox for a long list' },
  ],
  anatomy: {
    picture: (
      <TextField
        label="Your company’s web address"
        description="Tenants see it beside your announcements."
        isRequired
        inputMode="url"
        start="https://"
        end=".fi"
        defaultValue="kaupan talo"
        errorMessage="Write it without spaces, for example kaupantalo."
      />
    ),
    parts: [
      {
        name: 'Label',
        about: 'The question, always in sight above the field. Pressing it puts the cursor into the field.',
        selector: 'label',
      },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(styles.requiredMark),
      },
      {
        name: 'Description',
        about:
          'What has to be known before answering. It stands above the field, where no list of the browser covers it.',
        selector: byClass(styles.description),
      },
      {
        name: 'Field',
        about:
          'All of it can be pressed. Its line marks it as a field; a wrong answer makes the line twice as thick, and the focus adds a ring.',
        selector: 'input',
      },
      {
        name: 'Start',
        about: 'What comes before the answer, such as a country’s code.',
        selector: byClass(styles.start),
      },
      { name: 'End', about: 'A unit, or one small button.', selector: byClass(styles.end) },
      {
        name: 'Error',
        about: 'What is wrong and how to mend it, with a mark beside the words.',
        selector: byClass(styles.error),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <TextField label="Phone number" description="With the country’s code." type="tel" />,
        why: 'The question stands above the field and stays there while somebody writes.',
      },
      wrong: {
        picture: <TextField label=" " defaultValue="Phone number, with the country’s code" />,
        why: 'A question inside the field is gone with the first letter, and looks like an answer.',
      },
    },
    {
      right: {
        picture: (
          <TextField
            label="Email"
            type="email"
            defaultValue="aino.tilava.example"
            errorMessage="Write the whole address, for example aino@tilava.example."
          />
        ),
        why: 'The error says what to do, with an example. What was written stays.',
      },
      wrong: {
        picture: (
          <TextField
            label="Email"
            type="email"
            defaultValue="aino.tilava.example"
            errorMessage="Invalid value."
          />
        ),
        why: 'It says that something is wrong, and leaves the reader alone with it.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap="fields">
            <TextField label="First name" autoComplete="given-name" />
            <TextField label="Middle name" optionalMark="(optional)" autoComplete="additional-name" />
          </Stack>
        ),
        why: 'Mark the few: here the one that may stay empty.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <TextField label="First name" isRequired autoComplete="given-name" />
            <TextField label="Middle name" optionalMark="(optional)" autoComplete="additional-name" />
          </Stack>
        ),
        why: 'Two kinds of marks in one form, so that neither can be relied on.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, and goes on. A button at its end is the next stop.' },
    { name: 'Enter', does: 'Sends the form around it, as in any field.' },
  ],
  focus: [
    'A link of an ErrorSummary leads to the field by its `id`, and Form moves the focus to the first wrong answer by the `ref`.',
  ],
  heard: [
    'A `textbox` named by its label, to which an `optionalMark` belongs. The star of a required field is not read: it is said to be required.',
    'The description and then the error are its description, read after its name.',
    'With an error it is said to be invalid. The error is not announced by itself: whoever comes to the field hears it.',
    'A read-only field is said to be so, and can be reached and copied.',
    'What stands at its start is seen only. Where it matters, the description says it, too.',
  ],
  owes: [
    '`errorMessage` when an answer was left or sent, and not at every letter; gone as soon as it is right.',
    'An `errorMessage` that says what to do. Writing has the rules and examples.',
    'An ErrorSummary above a form of more than a few fields.',
  ],
};
