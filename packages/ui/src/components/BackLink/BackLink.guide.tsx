import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Above the title of a detail page, to go up a level: from a match to the matches.',
    'When there’s one level above the page.',
    'Name the page it leads to. “Back” alone means nothing to someone who followed a link from an email.',
  ],
  avoid: [
    { when: 'It goes back a step in a form.', take: 'the Wizard’s own button' },
    { when: 'It leads forward.', take: 'Link' },
  ],
  heard: ['A `link` named by its text. The arrow is hidden.'],
  owes: [
    'An address, not a step back in the browser’s history.',
    'A RouterProvider, so that it uses the router.',
  ],
};
