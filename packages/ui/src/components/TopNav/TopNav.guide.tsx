import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the top of every page, the same on all of them.',
    'For the few places where somebody goes again and again, by role: two to five.',
    'Without links for a visitor: then it has the mark, and what stands at its end.',
    'Mark the current place. Links that are rarely needed belong in the Footer.',
  ],
  avoid: [
    { when: 'It leads to the views of one page.', take: 'Tabs' },
    { when: 'It says where in the product the page lies.', take: 'BackLink' },
    { when: 'It leads to what is needed seldom: terms, contact, privacy.', take: 'Footer' },
    { when: 'It is about the person’s own account.', take: 'AccountMenu, at its end' },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'The brand, then the links, then what stands at the end. Under 640 px the menu button comes after the brand.',
    },
    { name: 'Enter', does: 'Follows a link. An open menu closes.' },
    { name: 'Enter, Space', does: 'On the menu button: open and close the menu.' },
    { name: 'Escape', does: 'Closes an open menu while the focus is in the bar.' },
  ],
  focus: [
    'Opening leaves the focus on the menu button; Tab goes on into the menu.',
    'Escape brings the focus back to the menu button.',
    'A closed menu cannot be reached. An open one keeps nobody in: Tab goes on into the page.',
  ],
  heard: [
    'A `banner`, when it stands outside of `main` and `article`, and in it a `navigation` named by `label`.',
    'The links are a list, and their number is said. The present one has `aria-current="page"`.',
    'The menu button has `aria-expanded`. Its name stays while its drawing becomes a cross.',
    'Without links there is no `navigation`.',
  ],
  owes: [
    'A SkipLink before it.',
    'At most one link with `isCurrent`, and one on every page that they lead to.',
    'A name for the brand’s link, where its Logo has none.',
  ],
};
