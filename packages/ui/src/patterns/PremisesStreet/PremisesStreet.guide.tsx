import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To decorate a wide area with several buildings.',
    'As one picture. Three separate drawings would look like three premises to choose from.',
  ],
  avoid: [
    { when: 'A building represents particular premises.', take: 'PremisesDrawing' },
    { when: 'A list is empty.', take: 'EmptyState' },
  ],
  heard: ['Nothing: it’s hidden from screen readers (`aria-hidden`) and can’t be focused.'],
  owes: ['At least one number, each used once.', 'A wide enough container: the drawing fills it.'],
};
