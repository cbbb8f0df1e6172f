import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once at the end of every page: where else to go, whom to ask, who is behind it.',
    'For what people look for at the end, because they did not find it above: terms, data protection, contact.',
    'A heading above links of one kind. Include a way to contact us, so that it is one press away on every page.',
  ],
  avoid: [
    { when: 'The places are needed in every visit.', take: 'TopNav' },
    { when: 'It ends a dialog.', take: 'the actions of Dialog' },
    { when: 'It ends a card or a part of a page.', take: 'Inline' },
  ],
  heard: [
    'A `contentinfo`, which screen readers jump to, where it stands in no other landmark.',
    'Each group is a heading of level 2 with a list of links.',
  ],
  owes: [
    'A place after `main`, and not within it.',
    'Titles of groups, of which no two are alike.',
    'A heading of level 2 in `contact`, like those of the groups.',
  ],
};
