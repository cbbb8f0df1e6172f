import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: ['For things on one line: a form’s buttons, badges.'],
  avoid: [
    { when: 'They’re stacked.', take: 'Stack' },
    { when: 'They’re alike, and their edges should align.', take: 'Grid' },
    { when: 'They’re words to select and remove.', take: 'ChipList' },
    { when: 'They’re a page’s heading with its actions.', take: 'PageHeader' },
  ],
  focus: ['Tab moves along the line, in the order of the children; right to left if the language does.'],
  heard: ['Nothing: children are read in order.'],
};
