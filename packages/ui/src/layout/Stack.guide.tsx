import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For stacked things: headings, text, cards, the parts of a page.',
    'With `gap="fields"` in a form, whose spacing then follows the density.',
    'With a small `gap` within a group and a larger one between groups, so that spacing shows what belongs together.',
  ],
  avoid: [
    { when: 'They’re in a row.', take: 'Inline' },
    { when: 'They’re alike and could use the width.', take: 'Grid' },
    { when: 'Fields belong together under a heading.', take: 'FormSection' },
  ],
  focus: ['Tab moves from the first child to the last.'],
  heard: [
    'Nothing: children are read in order.',
    'As `ul` or `ol` it’s a `list`, and the number of items is announced, even in Safari.',
  ],
  owes: ['`li` as the children of a `ul` or an `ol`.', 'Children without margins.'],
};
