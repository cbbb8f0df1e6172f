import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To explain to newcomers in three steps how something works.',
    'With a `figure` that shows the product itself: a few Sliders, a MatchBreakdown.',
    'Each step says what people do or get, not how the service works inside.',
  ],
  avoid: [
    { when: 'People do the steps now.', take: 'Wizard' },
    { when: 'The order doesn’t matter.', take: 'OfferList' },
  ],
  focus: ['It isn’t focusable; interactive figures bring their own keys.'],
  heard: [
    'An ordered list. Each step is an item with a level 3 heading, or level 2 with `level`.',
    'The drawn numbers are hidden: the list counts.',
  ],
  owes: ['A heading above it, one level higher than its titles.', 'Unique titles.'],
};
