import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once, at the top of the landing page: one sentence, one field, one button, and a picture of what people find.',
    'Ask for one thing, and let a second stay empty. A whole form up front sends people away.',
  ],
  avoid: [
    { when: 'It’s the top of any other page.', take: 'PageHeader, also as `hero`' },
    { when: 'It presents what’s on offer.', take: 'OfferList, below it' },
    { when: 'More than a location is needed.', take: 'Wizard, or Form' },
  ],
  focus: [
    'With `takesFocus`, the heading takes the focus when it appears, without scrolling: after a change of route.',
  ],
  heard: [
    'A level 1 heading, which isn’t a Tab stop.',
    'A `search` landmark with the fields and the button.',
  ],
  owes: [
    'A `name` for each field: with what was entered, they’re the query of `action`.',
    'A page at `action` that handles the query without scripts, too.',
    '`takesFocus` only after a change of route: the first page of a visit is read from the top.',
  ],
};
