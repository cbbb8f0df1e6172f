import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To explain, to somebody who has never been here, how a few things happen one after the other.',
    'With a `figure` that shows the product itself: a ProximityPlot, a MatchBreakdown.',
    'Each step says what the reader does or gets, not how the service works inside.',
  ],
  avoid: [
    { when: 'The reader is to do the steps now.', take: 'Wizard' },
    { when: 'The order does not matter.', take: 'OfferList' },
  ],
  focus: ['It has no stop of its own; a figure that can be used brings its own keys.'],
  heard: [
    'An ordered list. Each step is an item with a heading of level 3, or 2 with `level`.',
    'The drawn numbers are hidden: the list counts.',
  ],
  owes: ['A heading above it, one level higher than its titles.', 'Titles that differ from each other.'],
};
