import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the top of every page, always the same.',
    'For the few pages that people visit again and again, by role: two to five.',
    'Without links for visitors: then it has the brand and what’s at its end.',
    'Mark the current page. Links that are rarely needed belong in the Footer.',
  ],
  avoid: [
    { when: 'It leads to the views of one page.', take: 'Tabs' },
    { when: 'It says where in the product a page is.', take: 'BackLink' },
    { when: 'It leads to rarely needed pages: terms, contact, privacy.', take: 'Footer' },
    { when: 'It’s about the user’s own account.', take: 'AccountMenu, at its end' },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'The brand, then the links, then what’s at the end. Below 640 px, the menu button comes after the brand.',
    },
    { name: 'Enter', does: 'Follows a link. An open menu closes.' },
    { name: 'Enter, Space', does: 'On the menu button: open and close the menu.' },
    { name: 'Escape', does: 'Closes an open menu while the focus is in the bar.' },
  ],
  focus: [
    'Opening leaves the focus on the menu button; Tab moves into the menu.',
    'Escape returns the focus to the menu button.',
    'A closed menu can’t be reached. An open one doesn’t trap the focus: Tab moves on into the page.',
  ],
  heard: [
    'A `banner` landmark, if it’s outside `main` and `article`, with a `navigation` named by `label`.',
    'The links are a list, so their number is announced. The current one has `aria-current="page"`.',
    'The menu button has `aria-expanded`. Its name stays the same while its icon becomes a cross.',
    'Without links, there’s no `navigation`.',
  ],
  owes: [
    'A SkipLink before it.',
    'At most one link with `isCurrent`, and one on every page that they lead to.',
    'A name for the brand’s link, if its Logo has none.',
  ],
};
