import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Above the title of a detail, to lead to where it belongs: from a match to the matches.',
    'Where there is one level above the page.',
    'Name the page it leads to. “Back” alone means nothing to a reader who followed a link in an email.',
  ],
  avoid: [
    { when: 'It leads to the step before in a form.', take: 'the Wizard’s own button' },
    { when: 'It leads onward.', take: 'Link' },
  ],
  heard: ['A `link` named by its words. The arrow says nothing.'],
  owes: [
    'An address of its own, and not the step back of the browser’s history.',
    'A RouterProvider, so that the router follows it.',
  ],
};
