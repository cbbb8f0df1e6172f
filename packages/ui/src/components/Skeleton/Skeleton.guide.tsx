import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'While something with a known shape is loading: a list of matches, a card, the text of an announcement.',
    'As large as what’s coming: one line for a whole card makes everything below jump.',
  ],
  avoid: [
    { when: 'Nobody knows what will appear, or how large it is.', take: 'Spinner' },
    { when: 'There’s nothing to show.', take: 'EmptyState' },
    { when: 'A button’s action is in progress.', take: 'Button with `isPending`' },
  ],
  focus: ['What replaces it must not take the focus.'],
  heard: [
    'Nothing: it’s `aria-hidden`. Screen readers skip it.',
    'A status text or a Spinner’s name announces once that something is loading.',
  ],
  owes: [
    'One `status` next to it that says what’s loading, for all skeletons.',
    '`aria-busy` on what’s loading, such as a table.',
    'The size of what’s coming: its lines, picture and meter.',
  ],
};
