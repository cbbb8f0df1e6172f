import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once in the product, above what the network is needed for.',
    'Where something still works without a network: it says what, and what has to wait.',
    'Above lists that are already loaded, never in their place: readers can go on reading them.',
  ],
  avoid: [
    {
      when: 'There is a network, and the server did not answer.',
      take: 'Notice, with a button to try again',
    },
    { when: 'A page could not be loaded at all.', take: 'ErrorPage' },
    { when: 'One change could not be saved.', take: 'Banner' },
  ],
  focus: ['Coming and going, it leaves the focus where it is.'],
  heard: [
    'A `status`: what it says is announced politely when the network goes.',
    'When the network is back, the notice goes from sight, and `labels.online` is announced.',
    'Nothing is said on a page that was never offline.',
  ],
  owes: [
    'To mount it once and leave it there: screen readers only announce changes in what they know.',
    'That what it promises is true: lists that were opened have to stay readable.',
    'It knows what the browser knows (`navigator.onLine`): a network that does not reach the server counts as one.',
  ],
};
