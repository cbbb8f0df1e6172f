import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Beside the words of an offer: rooms to rent, premises to let, figures to read. Mostly in an OfferList.',
    'Not next to real figures: its bars are made up, and would be taken for data.',
  ],
  avoid: [
    { when: 'It stands for certain premises.', take: 'PremisesDrawing' },
    { when: 'Something is missing.', take: 'EmptyState' },
    { when: 'Real figures are shown.', take: 'BarChart: this one draws none' },
  ],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: ['Words beside it that say all of it.', 'A place with a width: it has none of its own.'],
};
