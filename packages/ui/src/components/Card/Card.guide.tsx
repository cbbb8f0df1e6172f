import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For several separate things, each on its own sheet: the sections of an account, the offers in a list.',
    'As a `section` named by its heading, or as an `article` or `li` within a list.',
    'Never a card within a card, nor one around the only content of a page.',
  ],
  avoid: [
    { when: 'There’s only one of it on the page.', take: 'Stack, without a frame' },
    { when: 'It shows premises.', take: 'PropertyCard' },
    { when: 'It shows a match.', take: 'MatchCard' },
    { when: 'The content is rarely needed.', take: 'Disclosure' },
  ],
  focus: ['The card itself isn’t focusable or pressable; the links and buttons in it are.'],
  heard: [
    'As a `div`, nothing. As a `section` with `aria-labelledby`, a region with that name. As an `li`, it counts in its list.',
  ],
  owes: [
    'A heading of the right level, whose id is `aria-labelledby`, in every `section`.',
    'A list around cards that are `li`.',
  ],
};
