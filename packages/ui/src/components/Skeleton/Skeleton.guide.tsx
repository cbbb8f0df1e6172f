import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'While something is loading whose shape is known: a list of matches, a card, the text of an announcement.',
    'As large as what is coming: one line for a whole card makes everything below jump.',
  ],
  avoid: [
    { when: 'Nobody knows what will come, or how large it is.', take: 'Spinner' },
    { when: 'There is nothing to show.', take: 'EmptyState' },
    { when: 'A button’s own work goes on.', take: 'Button with `isPending`' },
  ],
  focus: ['What comes in its place must not take the focus.'],
  heard: [
    'Nothing: it is `aria-hidden`. Screen readers pass over it.',
    'That something is loading is said once, by a status text or a Spinner’s name.',
  ],
  owes: [
    'A `status` beside it that says what is loading, once for all skeletons.',
    '`aria-busy` on what is loading, such as a table.',
    'The size of what comes: its lines, its picture, its meter.',
  ],
};
