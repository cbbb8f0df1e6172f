import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Around the content of every page, as `main`.',
    'Around each part of a page whose ground reaches from edge to edge, so that all begin on one line.',
    'Never a Page within a Page: its gutters would add up.',
  ],
  avoid: [
    { when: 'Things in the page are held apart.', take: 'Stack' },
    { when: 'A part is set off from its neighbours.', take: 'Card' },
    { when: 'Lines of text are too long.', take: 'Text, which ends them by itself' },
    { when: 'It lies in another Page already.', take: 'Nothing' },
  ],
  focus: [
    'With an `id` the focus can come to it: by a SkipLink, or by script after a change of route. Tab passes it by.',
  ],
  heard: [
    'As `main` it is the page’s content, to which screen readers leap. As `div` it says nothing.',
    'As `header` and `footer` it is `banner` and `contentinfo`, unless it lies within `main`.',
  ],
  owes: ['Exactly one with `as="main"` in a page.', 'The `id` to which the SkipLink leads.'],
};
