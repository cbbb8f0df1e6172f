import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Beside words, to be found faster: an arrow in a button, a mark before an error.',
    'Filled (`isFilled`) for the star of what is a favourite; its outline for what is not.',
    'Next to the words it repeats: without words, everybody has to guess.',
  ],
  avoid: [
    { when: 'It is pressed, and stands alone.', take: 'IconButton' },
    { when: 'It stands for a person or an organisation.', take: 'Avatar' },
    { when: 'It stands for premises, or for what is missing.', take: 'PremisesDrawing or EmptyState' },
    { when: 'It is the mark of the service.', take: 'Logo' },
  ],
  heard: ['Nothing: it is `aria-hidden`. The words beside it say it.'],
  owes: ['Words beside it, or a name for what holds it.'],
};
