import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once in the TopNav, linking to the home page, and once in the Footer.',
    'Without the name, if there’s no room and people know it.',
    'Once on a page, on its own.',
  ],
  avoid: [
    { when: 'It represents a tenant or a landlord.', take: 'Avatar' },
    { when: 'A page needs a picture.', take: 'PremisesDrawing or PremisesStreet' },
    { when: 'Something is empty.', take: 'EmptyState' },
  ],
  heard: ['The name, as text. The mark is hidden.'],
  owes: ['A name for the link around it, if the mark is alone.'],
};
