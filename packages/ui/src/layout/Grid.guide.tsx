import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For many things of one kind that are looked over: cards of premises, tiles with numbers, pictures.',
    'Where the width says how many stand beside each other, and not the number of things.',
    'Cards as wide as their column, so that their edges line up.',
  ],
  avoid: [
    { when: 'Things are as wide as their words.', take: 'Inline' },
    { when: 'They stand below each other at every width.', take: 'Stack' },
    { when: 'They are compared fact by fact.', take: 'DataTable or ComparisonTable' },
    { when: 'Fields of a form share a line.', take: 'FormSection' },
  ],
  focus: ['Tab goes along the rows, in the order of the children.'],
  heard: [
    'Nothing of its own: children are read in their order, row by row.',
    'As `ul` it is a `list`, and the number of things is said, also in Safari.',
  ],
  owes: ['`li` as the children of a `ul`.', 'Things of one kind, of about the same height.'],
};
