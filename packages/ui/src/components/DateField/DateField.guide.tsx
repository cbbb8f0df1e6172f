import type { Guide } from '../../guide/guide.ts';
import { formatDay } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: ['For a day that is known by heart or written down somewhere: a birthday, the day of a register.'],
  avoid: [
    { when: 'The day is looked for, and the weekday matters.', take: 'DatePicker' },
    { when: 'Only the year is asked.', take: 'NumberField' },
    { when: 'A day is shown, and not asked.', take: 'Text or DefinitionList' },
  ],
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
