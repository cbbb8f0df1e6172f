import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the top of every page: its heading, the way back, and actions on the whole page.',
    'One action, the one most people come for. Put actions on a single item next to that item.',
  ],
  avoid: [
    { when: 'It’s the start of the site.', take: 'LandingHero' },
    { when: 'It’s the start of a part of a page.', take: 'Heading' },
    { when: 'The page is one of several steps.', take: 'Wizard, which has its own heading' },
  ],
  focus: [
    'With `takesFocus`, the title takes the focus when the header appears or when the prop becomes true, without scrolling. The next Tab moves to the actions.',
    'The title isn’t a Tab stop.',
  ],
  heard: [
    'A level 1 heading in a `header`, with the way back and the actions.',
    'After a change of route, focusing the title makes screen readers start there.',
  ],
  owes: [
    '`takesFocus` after a change of route, but not on the first page of a visit, which is read from the top.',
    'A matching page title.',
    'A `key` that changes with the page, if one header follows another.',
  ],
};
