import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For many things of one kind: property cards, figures, pictures.',
    'If the width decides how many fit in a row, not the number of things.',
    'Cards as wide as their column, so that their edges line up.',
  ],
  avoid: [
    { when: 'Things are as wide as their text.', take: 'Inline' },
    { when: 'They’re always stacked.', take: 'Stack' },
    { when: 'People compare fact by fact.', take: 'DataTable or ComparisonTable' },
    { when: 'Fields of a form share a line.', take: 'FormSection' },
  ],
  focus: ['Tab moves along the rows, in the order of the children.'],
  heard: [
    'Nothing: children are read in order, row by row.',
    'As `ul` it’s a `list`, and the number of items is announced, even in Safari.',
  ],
  owes: ['`li` as the children of a `ul`.', 'Things of one kind, of about the same height.'],
};
