import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: ['For things that belong on one line: the buttons of a form, badges.'],
  avoid: [
    { when: 'They stand below each other.', take: 'Stack' },
    { when: 'They are alike, and their edges should meet.', take: 'Grid' },
    { when: 'They are words that are chosen and taken away.', take: 'ChipList' },
    { when: 'They are the heading of a page with its actions.', take: 'PageHeader' },
  ],
  focus: [
    'Tab goes along the line, in the order of the children; from right to left where the language does.',
  ],
  heard: ['Nothing of its own: children are read in their order.'],
};
