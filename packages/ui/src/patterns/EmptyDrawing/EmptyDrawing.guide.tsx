import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'As the `drawing` of an EmptyState, for what the product can be empty of: matches, favourites, messages, pictures.',
    'As `offline` where nothing was kept for reading without a network.',
    'Never without words: the drawing alone tells nobody what is missing.',
  ],
  avoid: [
    { when: 'None of its situations fits.', take: 'EmptyState alone, which brings an empty room' },
    { when: 'Premises have no picture.', take: 'PremisesDrawing' },
    { when: 'A page failed or is not there.', take: 'ErrorPage, which has drawings of its own' },
    { when: 'An offer is shown to somebody new.', take: 'OfferDrawing' },
  ],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: ['A sentence beside it that says what is missing: the title of the EmptyState.'],
};
