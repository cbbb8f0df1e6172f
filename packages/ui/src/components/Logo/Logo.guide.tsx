import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once in the TopNav, as the link to the first page, and once in the Footer.',
    'Without the name where there is no room for it, and the name is known.',
    'Once on a page, on its own.',
  ],
  avoid: [
    { when: 'It stands for a tenant or a landlord.', take: 'Avatar' },
    { when: 'A page needs a picture.', take: 'PremisesDrawing or PremisesStreet' },
    { when: 'Something is empty.', take: 'EmptyState' },
  ],
  heard: ['The name, as text. The mark says nothing.'],
  owes: ['A name for the link around it, where the mark stands alone.'],
};
