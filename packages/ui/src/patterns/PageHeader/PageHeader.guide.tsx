import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the head of every page: its heading, the way back, and what can be done with the whole page.',
    'One action, the one most people come for. Actions on a single item belong next to that item.',
  ],
  avoid: [
    { when: 'The site begins.', take: 'LandingHero' },
    { when: 'A part of a page begins.', take: 'Heading' },
    { when: 'The page is a step of several.', take: 'Wizard, which has its own heading' },
  ],
  focus: [
    'With `takesFocus` the title takes the focus when the header appears, or when it turns true, without scrolling. The next Tab leads to the actions.',
    'The title is no stop of the Tab key.',
  ],
  heard: [
    'A heading of level 1, within a `header` with the way back and the actions.',
    'After a change of route the focus on the title makes screen readers begin there.',
  ],
  owes: [
    '`takesFocus` after a change of route, and not on the first page of a visit, which is read from its top.',
    'A page title that says the same.',
    'A `key` that changes with the page, where one header follows another.',
  ],
};
