import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once, at the head of the page that welcomes: one sentence, one field, one way on.',
    'Ask for one thing. A whole form at the door sends people away.',
  ],
  avoid: [
    { when: 'Any other page begins.', take: 'PageHeader, also as `hero`' },
    { when: 'What there is to have is told.', take: 'OfferList, below it' },
    { when: 'More than a place is asked for.', take: 'Wizard, or Form' },
  ],
  focus: [
    'With `takesFocus` the heading takes the focus when it appears, without scrolling: after a change of route.',
  ],
  heard: [
    'A heading of level 1, which is no stop of the Tab key.',
    'A `search` landmark with the field and the button.',
    'The street is hidden.',
  ],
  owes: [
    'A `name` on the field: it and the text are the query of `action`.',
    'A page at `action` that answers that query without any script, too.',
    '`takesFocus` after a change of route alone: the first page of a visit is read from its top.',
  ],
};
