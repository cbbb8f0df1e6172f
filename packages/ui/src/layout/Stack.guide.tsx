import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For things below each other: headings, texts, cards, the parts of a page.',
    'With `gap="fields"` in a form, whose distances then follow the density.',
    'With a small `gap` within a group and a larger one between groups, so that distance says what belongs together.',
  ],
  avoid: [
    { when: 'They stand beside each other.', take: 'Inline' },
    { when: 'They are alike and could use the width.', take: 'Grid' },
    { when: 'Fields belong together under a heading.', take: 'FormSection' },
  ],
  focus: ['Tab goes from the first child to the last.'],
  heard: [
    'Nothing of its own: children are read in their order.',
    'As `ul` or `ol` it is a `list`, and the number of things is said, also in Safari.',
  ],
  owes: ['`li` as the children of a `ul` or an `ol`.', 'Children without margins of their own.'],
};
