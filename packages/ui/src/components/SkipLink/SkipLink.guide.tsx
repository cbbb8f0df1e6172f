import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once, as the very first element of every page that starts with a navigation.',
    'To let keyboard users skip the same links on every page.',
    'Only if it skips several links: skipping one takes as many presses as it saves.',
  ],
  avoid: [
    { when: 'It leads to a part of the page that everyone wants to see.', take: 'Link' },
    { when: 'It leads back to where people came from.', take: 'BackLink' },
    { when: 'There are one or two Tab stops before the content: it would add another.', take: 'Nothing' },
  ],
  focus: ['With a Page as its target, the focus moves there, because a Page with an `id` is focusable.'],
  heard: [
    'A `link` named by its text. Screen readers find it even while it’s out of sight.',
    'After following it, screen readers continue from the target.',
  ],
  owes: [
    'Its place: before everything else that’s focusable.',
    'An element with the `id` of `target`, on every page that shows the link.',
  ],
};
