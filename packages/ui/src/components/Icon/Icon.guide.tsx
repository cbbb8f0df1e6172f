import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Next to text, to be found faster: an arrow in a button, a mark before an error.',
    'Filled (`isFilled`) for a favourite’s star; outlined for what isn’t one.',
    'Next to the text it repeats: without text, everyone has to guess.',
  ],
  avoid: [
    { when: 'It’s pressed, without text.', take: 'IconButton' },
    { when: 'It stands for a person or an organisation.', take: 'Avatar' },
    { when: 'It stands for premises, or for what is missing.', take: 'PremisesDrawing or EmptyState' },
    { when: 'It’s the product’s mark.', take: 'Logo' },
  ],
  heard: ['Nothing: it’s `aria-hidden`. The text next to it says it.'],
  owes: ['Text next to it, or a name for what contains it.'],
};
