import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import * as field from '../Field/Field.css.ts';
import { formatDay } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
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
        defaultValue="1990-02-31"
        format={formatDay}
        errorMessage="Enter a date, for example 31/12/1990."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, which names the field.', selector: byClass(field.label) },
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
        about:
          'Shows what is typed as it is typed, and as `format` writes it when the reader leaves it. Empty, it shows how a day is written (`placeholder`).',
        selector: 'input',
      },
      { name: 'Error', about: 'What is wrong and how to mend it.', selector: byClass(field.error) },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DateField label="Date of birth" defaultValue="1990-04-03" format={formatDay} />,
        why: 'Any notation is taken, and shown in the reader’s own: a day and a month that were mixed up are seen.',
      },
      wrong: {
        picture: <TextField label="Date of birth" defaultValue="3.4.90" />,
        why: 'A free text that may mean anything: which of them is the day?',
      },
    },
    {
      right: {
        picture: <DateField label="Founded" defaultValue="2004-02-01" format={formatDay} />,
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
    { name: 'Tab', does: 'Reaches it; leaving it shows the day as the language does.' },
    { name: 'Enter', does: 'Sends the form around it, as in any field.' },
  ],
  focus: ['A link of an ErrorSummary leads to the field by its `id`.'],
  heard: [
    'A `textbox` named by its label. The `placeholder` is read where it is empty.',
    'The description and then the error are its description. With an error it is said to be invalid; the error is not announced by itself.',
  ],
  owes: [
    'To read what was typed: `onChange` gets the text, which may be `1.3.2027`, `1/3/2027`, `2027-03-01` or no day at all.',
    '`format`, which writes a day as the language does and gives back everything else.',
    'An `errorMessage` for what is no day, once the field was left or sent.',
  ],
};
