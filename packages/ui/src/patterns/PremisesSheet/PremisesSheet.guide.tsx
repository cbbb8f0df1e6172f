import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: ['On the page of premises without pictures, where their gallery would be.'],
  avoid: [
    { when: 'Premises are one of a list.', take: 'PremisesDrawing' },
    { when: 'There are pictures.', take: 'Gallery' },
  ],
  heard: ['Nothing but its `label`: both drawings are hidden from screen readers.'],
  owes: [
    'The same `number` as the PremisesDrawing of these premises in lists.',
    'A label in the user’s language that says it isn’t a picture of the premises.',
  ],
};
