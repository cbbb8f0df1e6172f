import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import * as field from '../Field/Field.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DateField.css.ts';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['For a day that is known by heart or written down somewhere: a birthday, the day of a register.'],
  avoid: [
    { when: 'The day is looked for, and the weekday matters.', take: 'DatePicker' },
    { when: 'Only the year is asked.', take: 'NumberField' },
    { when: 'A day is shown, and not asked.', take: 'Text or DefinitionList' },
  ],
  anatomy: {
    picture: (
      <DateField
        label="Birthday"
        isRequired
        description="Never shown to landlords."
        defaultValue="1990-04-30"
        errorMessage="Write a day in the past."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question. It names the group.', selector: byClass(field.label) },
      {
        name: 'Mark',
        about: 'A star where an answer is needed, or a word where it is not (`optionalMark`).',
        selector: byClass(field.requiredMark),
      },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
        selector: byClass(field.description),
      },
      {
        name: 'Field',
        about: 'Holds the three numbers. A wrong answer makes its line twice as thick.',
        selector: byClass(styles.framedSegments),
      },
      {
        name: 'Number',
        about:
          'Day, month or year, in the order of the language. Empty, it shows which one is asked. In use, its ground is filled.',
        selector: byClass(styles.segment),
      },
      { name: 'Error', about: 'What is wrong and how to mend it.', selector: byClass(field.error) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DateField label="Date of birth" defaultValue="1990-04-30" />,
        why: 'Three numbers in the order of the reader’s language: nobody mixes day and month.',
      },
      wrong: {
        picture: <TextField label="Date of birth" defaultValue="04/30/90" />,
        why: 'A free text that may mean anything: which of them is the day?',
      },
    },
    {
      right: {
        picture: <DateField label="Founded" defaultValue="2004-02-01" />,
        why: 'One question, one label, one error.',
      },
      wrong: {
        picture: (
          <Inline>
            <TextField label="Day founded" defaultValue="1" />
            <TextField label="Month founded" defaultValue="2" />
            <TextField label="Year founded" defaultValue="2004" />
          </Inline>
        ),
        why: 'Three questions for one answer, each of which may be wrong by itself.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The next number, and after the last one out of the field.' },
    { name: 'Digits', does: 'Write the number, and go on to the next one as soon as it is whole.' },
    { name: 'Up, Down', does: 'One more, one less.' },
    { name: 'Page up, Page down', does: 'The same in larger steps.' },
    { name: 'Home, End', does: 'The smallest value, the largest.' },
    { name: 'Left, Right', does: 'The number beside it.' },
    { name: 'Backspace', does: 'Takes the last digit away.' },
  ],
  focus: [
    'A link of an ErrorSummary leads by its `id` to the first of the three numbers.',
    'Pressing beside the numbers puts the focus on one of them.',
  ],
  heard: [
    'A `group` named by its label, with a `spinbutton` for day, month and year. Their names are in the language of LocaleProvider.',
    'The description and then the error are the description of the group. With an error each number is said to be invalid; the error is not announced by itself.',
    'Each change of a number is said at once.',
  ],
  owes: [
    'Days as `YYYY-MM-DD`, without a time zone. What is no day leaves the field empty.',
    '`errorMessage` when the field was left or sent: `onChange` comes once all three are there, and with `null` when they are taken away.',
    'A LocaleProvider, which says the order and how it is written: `21/11/2026` in `en-FI`.',
  ],
};
