import type { Guide } from '../../guide/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: [
    'For one statement that is true or not: the terms are accepted, the premises are accessible.',
    'Within a form: what is ticked takes effect when the form is sent.',
  ],
  avoid: [
    { when: 'It takes effect at once.', take: 'Switch' },
    { when: 'One question has several answers that may be ticked.', take: 'CheckboxGroup' },
    { when: 'Only one of the answers can be chosen.', take: 'RadioGroup' },
    { when: 'Rows of a table are selected.', take: 'DataTable, which brings its boxes along' },
  ],
  comparisons: [
    {
      right: {
        picture: <Checkbox>Show my phone number to landlords</Checkbox>,
        why: 'The words say what a tick does. Without it nothing happens.',
      },
      wrong: {
        picture: <Checkbox>Do not hide my phone number from landlords</Checkbox>,
        why: 'A double no: most people tick the opposite of what they want.',
      },
    },
  ],
  focus: ['A link of an ErrorSummary leads to the box by its `id`.'],
  heard: [
    'A `checkbox` named by its words, which says whether it is ticked.',
    'The description is read after its name.',
  ],
  owes: ['Words without a link inside: pressing them ticks the box. A link to the terms stands beside it.'],
};
