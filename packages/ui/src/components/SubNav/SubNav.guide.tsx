import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: ['Below the title of a page that has several parts, each with an address of its own.'],
  avoid: [
    { when: 'The views replace each other at one address.', take: 'Tabs' },
    { when: 'It leads through the whole site.', take: 'TopNav' },
  ],
  focus: ['On phones, it’s one row that scrolls to the current link, and to the one that gets the focus.'],
  heard: ['A `navigation` named by `label`, with a list of links, one of them the current page.'],
  owes: ['The same links in the same order on each of the pages.'],
};
