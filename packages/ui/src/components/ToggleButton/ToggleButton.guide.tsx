import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To mark and unmark something: a favourite, an interest.',
    'With its icon alone (`isLabelHidden`) in a list, where every row has the same star.',
    'With the `primary` variant if it’s what the page is for. Once it’s on, it looks like the others.',
    'Keep the label the same in both states. “Remove favorite, pressed” would sound as if it were removed.',
  ],
  avoid: [
    { when: 'It’s a setting, with a sentence next to it.', take: 'Switch' },
    { when: 'It takes effect when a form is sent.', take: 'Checkbox' },
    { when: 'One of a few is selected.', take: 'SegmentedControl' },
    { when: 'It does something once and doesn’t stay on.', take: 'Button' },
  ],
  focus: ['Pressing keeps the focus on it.'],
  heard: [
    'A `button` named by its label, even if it’s hidden, with `aria-pressed`.',
    'The icon is hidden.',
    'A `note` is its description, read after the name.',
    'It doesn’t announce what follows from pressing it.',
  ],
  owes: [
    'Keep `isSelected`, and update it immediately when `onChange` is called; switch back with a Banner if that fails.',
    'A label that names the thing, if every row has one and there’s no row header.',
  ],
};
