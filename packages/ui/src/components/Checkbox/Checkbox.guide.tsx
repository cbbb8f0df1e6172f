import type { Guide } from '../../guide/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  use: [
    'For a single statement that’s true or not: the terms are accepted, the premises are accessible.',
    'In a form: the answer takes effect when the form is sent.',
  ],
  avoid: [
    { when: 'It takes effect immediately.', take: 'Switch' },
    { when: 'One question has several possible answers.', take: 'CheckboxGroup' },
    { when: 'Only one answer can be selected.', take: 'RadioGroup' },
    { when: 'Rows of a table are selected.', take: 'DataTable, which includes its checkboxes' },
  ],
  comparisons: [
    {
      right: {
        picture: <Checkbox>Show my phone number to landlords</Checkbox>,
        why: 'The text says what ticking does. Otherwise nothing happens.',
      },
      wrong: {
        picture: <Checkbox>Do not hide my phone number from landlords</Checkbox>,
        why: 'A double negative: most people tick the opposite of what they want.',
      },
    },
  ],
  focus: ['Links in an ErrorSummary lead to the checkbox by its `id`.'],
  heard: ['A `checkbox` named by its text, checked or not.', 'The description is read after its name.'],
  owes: [
    'Text without a link inside, because pressing it ticks the box. Put a link to the terms next to it.',
  ],
};
