import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once per product, above what needs the network.',
    'If something still works offline: it says what works and what has to wait.',
    'Above lists that are already loaded, never in their place, so that people can go on reading.',
  ],
  avoid: [
    {
      when: 'There’s a connection, but the server didn’t respond.',
      take: 'Notice, with a button to try again',
    },
    { when: 'A page couldn’t be loaded at all.', take: 'ErrorPage' },
    { when: 'One change couldn’t be saved.', take: 'Banner' },
  ],
  focus: ['Appearing and disappearing, it leaves the focus where it is.'],
  heard: [
    'A `status`: it’s announced politely when the connection is lost.',
    'When the connection is back, the notice disappears and `labels.online` is announced.',
    'Nothing is announced on a page that was never offline.',
  ],
  owes: [
    'Mount it once and leave it there: screen readers only announce changes in elements they know.',
    'Keep its promise: lists that were opened must stay readable.',
    'It knows what the browser knows (`navigator.onLine`): a network that doesn’t reach the server counts as one.',
  ],
};
