import type { Guide } from '../../../guide/guide.ts';

export const guide: Guide = {
  use: ['Around a Form with the layout `sections` that has more than two of them and fills a page.'],
  avoid: [
    { when: 'Each part has an address of its own.', take: 'SubNav' },
    { when: 'The parts are filled in one after the other.', take: 'Wizard' },
  ],
  focus: ['A link scrolls to its section and moves the focus to it, so that Tab goes on to its first field.'],
  heard: [
    'A `navigation` named by `label`, with a list of links, one of them the current location.',
    'The section that gets the focus is read by its title.',
  ],
  owes: ['FormSections with the same ids: `sectionLinks` has those of FormFields.'],
};
