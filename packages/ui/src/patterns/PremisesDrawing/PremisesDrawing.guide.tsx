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
  heard: [
    'With `alt` a picture (`img`) of that name.',
    'Without `alt` nothing: it is hidden from screen readers.',
  ],
  owes: [
    'No `alt` where the words beside it say the same, as on a card.',
    'The same `number` for the same premises wherever they are shown.',
    'A place with a width: it has none of its own.',
  ],
};
