import type { Guide } from '../../guide/guide.ts';
import { formatDay } from '../../testing/writing.ts';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: ['For a date that people know by heart or have written down: a birthday, a registration date.'],
  avoid: [
    { when: 'People look for the date, and the weekday matters.', take: 'DatePicker' },
    { when: 'Only the year is needed.', take: 'NumberField' },
    { when: 'A date is shown, not asked for.', take: 'Text or DefinitionList' },
  ],
  comparisons: [
    {
      right: {
        picture: <DateField label="Date of birth" defaultValue="1990-04-03" format={formatDay} />,
        why: 'Any notation is accepted and shown in the user’s own, so a mixed-up day and month is noticed.',
      },
      wrong: {
        picture: <TextField label="Date of birth" defaultValue="3.4.90" />,
        why: 'Free text that’s ambiguous: which date is it?',
      },
    },
  ],
  focus: ['Links in an ErrorSummary lead to the field by its `id`.'],
  heard: [
    'A `textbox` named by its label. The `placeholder` is read while it’s empty.',
    'The description, or the error in its place, is its description. With an error, it’s announced as invalid; the error itself isn’t announced.',
  ],
  owes: [
    'Parse what was typed: `onChange` passes the text, which may be `1.3.2027`, `1/3/2027`, `2027-03-01` or no date at all.',
    '`format`, which formats a date for the language and returns anything else unchanged.',
    'An `errorMessage` if it isn’t a date, once the field was left or sent.',
  ],
};
