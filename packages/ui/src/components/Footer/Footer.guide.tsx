import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the end of every page: where else to go, how to get in touch, who runs the site.',
    'For what people look for at the end: terms, data protection, contact.',
    'A heading above links of one kind. Include a way to contact us, so that it is one press away on every page.',
  ],
  avoid: [
    { when: 'The pages are needed on every visit.', take: 'TopNav' },
    { when: 'It ends a dialog.', take: 'the actions of Dialog' },
    { when: 'It ends a card or part of a page.', take: 'Inline' },
  ],
  heard: [
    'A `contentinfo` landmark, if it isn’t inside another landmark.',
    'Each group is a heading of level 2 with a list of links.',
  ],
  owes: [
    'A place after `main`, not inside it.',
    'Unique group titles.',
    'A heading of level 2 in `contact`, like those of the groups.',
  ],
};
