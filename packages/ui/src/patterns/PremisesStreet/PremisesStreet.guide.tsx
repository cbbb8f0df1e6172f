import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'To decorate a broad place with several buildings at once, as LandingHero does.',
    'As one picture. Three drawings side by side would look like three premises to choose from.',
  ],
  avoid: [
    { when: 'A building stands for certain premises.', take: 'PremisesDrawing' },
    { when: 'There is nothing in a list.', take: 'EmptyState' },
  ],
  heard: ['Nothing: it is hidden from screen readers (`aria-hidden`), and cannot have the focus.'],
  owes: [
    'At least one number, and each once.',
    'A place that is broad enough: the drawing is as wide as it is.',
  ],
};
