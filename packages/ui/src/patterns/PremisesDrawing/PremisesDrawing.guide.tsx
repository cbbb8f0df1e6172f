import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For premises without pictures, in a list and on their page.',
    'Where a picture could not be loaded.',
    'Take the number from the id, so that premises look different from each other, and the same every time.',
  ],
  avoid: [
    { when: 'Several stand side by side, to decorate.', take: 'PremisesStreet' },
    { when: 'There is nothing in a list.', take: 'EmptyState' },
    { when: 'An offer is told.', take: 'OfferDrawing' },
    { when: 'There are pictures.', take: 'Gallery' },
  ],
  heard: ['Nothing but its `label`: the drawing is hidden from screen readers.'],
  owes: [
    'The same `number` for the same premises wherever they are shown.',
    'A place with a width: it has none of its own.',
  ],
};
