import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For premises without pictures, in a list and on their page.',
    'If a picture couldn’t be loaded.',
    'Derive the number from the id, so that premises look different from each other and always the same.',
  ],
  avoid: [
    { when: 'Several next to each other, as decoration.', take: 'PremisesStreet' },
    { when: 'A list is empty.', take: 'EmptyState' },
    { when: 'It presents an offer.', take: 'OfferDrawing' },
    { when: 'There are pictures.', take: 'Gallery' },
  ],
  heard: ['Nothing but its `label`: the drawing is hidden from screen readers.'],
  owes: [
    'The same `number` for the same premises wherever they are shown.',
    'A container with a width: it has none of its own.',
  ],
};
