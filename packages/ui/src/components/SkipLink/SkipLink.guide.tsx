import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once, as the very first thing of every page that begins with a navigation.',
    'To bring people who work by the keyboard past the same links on every page.',
    'Only where it skips several links: skipping one costs as many presses as it saves.',
  ],
  avoid: [
    { when: 'It leads to a part of the page that everybody wants to see.', take: 'Link' },
    { when: 'It leads back to where the reader came from.', take: 'BackLink' },
    { when: 'There are one or two stops before the content: it would be one more.', take: 'Nothing' },
  ],
  focus: ['With a Page as its target the focus itself goes there, because a Page with an `id` can take it.'],
  heard: [
    'A `link` named by its words. It is there for screen readers also while it is out of sight.',
    'Followed, screen readers go on reading from the target.',
  ],
  owes: [
    'Its place: before everything else that Tab reaches.',
    'An element with the `id` of `target`, on every page that shows the link.',
  ],
};
