import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To mark a thing and to take the mark off again: a favourite, an interest.',
    'With its drawing alone (`isLabelHidden`) in a list, where the same star stands in every row.',
    'Keep the label the same in both states. “Remove favorite, pressed” would sound as if it were removed.',
  ],
  avoid: [
    { when: 'It is a setting of its own, with a sentence beside it.', take: 'Switch' },
    { when: 'It counts when a form is sent.', take: 'Checkbox' },
    { when: 'One of a few is chosen.', take: 'SegmentedControl' },
    { when: 'It does something once, and is not on afterwards.', take: 'Button' },
  ],
  focus: ['Pressing keeps the focus on it.'],
  heard: [
    'A `button` named by its label, also where that is not in sight, with `aria-pressed`.',
    'The drawing says nothing.',
    'A `note` is its description, heard after the name.',
    'What follows from pressing it is not announced by it.',
  ],
  owes: [
    'To hold `isSelected`, and to change it at once when `onChange` is called; to turn it back with a Banner when that failed.',
    'A label that names the thing, where one stands in every row and no row header does.',
  ],
};
