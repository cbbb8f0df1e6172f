import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For things that are many and separate, each on a sheet of its own: the sections of an account, the offers of a list.',
    'As a `section` named by its heading, or as an `article` or `li` within a list.',
    'Never a card within a card, nor one around the only content of a page.',
  ],
  avoid: [
    { when: 'There is only one of it on the page.', take: 'Stack, without a frame' },
    { when: 'It shows premises.', take: 'PropertyCard' },
    { when: 'It shows a match.', take: 'MatchCard' },
    { when: 'What is inside is rarely needed.', take: 'Disclosure' },
  ],
  focus: ['The sheet itself takes no focus, and cannot be pressed: the links and buttons in it can.'],
  heard: [
    'Nothing as a `div`. As a `section` with `aria-labelledby` it is a region of that name; as a `li` it counts in its list.',
  ],
  owes: [
    'A heading of the right level, whose id is `aria-labelledby`, in every `section`.',
    'A list around sheets that are `li`.',
  ],
};
