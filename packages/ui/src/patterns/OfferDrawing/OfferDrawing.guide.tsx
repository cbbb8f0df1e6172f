import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Next to the text of an offer: space to rent, premises to let, figures to read. Mostly in an OfferList.',
    'Not next to real figures: its bars are made up and would look like data.',
  ],
  avoid: [
    { when: 'It represents particular premises.', take: 'PremisesDrawing' },
    { when: 'Something is missing.', take: 'EmptyState' },
    { when: 'It shows real figures.', take: 'BarChart' },
  ],
  heard: ['Nothing: it’s hidden from screen readers (`aria-hidden`) and can’t be focused.'],
  owes: ['Text next to it that says everything.', 'A container with a width: it has none of its own.'],
};
