import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a match in a list on a phone or a tablet, as the `renderCard` of a DataTable.',
    'For tenants as well as premises: with an `avatar`, and without `drawing` there’s no picture.',
    'While matches load, use MatchCardSkeleton.',
    'Put the type in the title, the rent in `price` and the location in the details. Give numbers with units, not sentences.',
  ],
  avoid: [
    { when: 'The picture matters more than the match.', take: 'PropertyCard in a Grid' },
    { when: 'There is room for columns.', take: 'DataTable' },
    { when: 'It shows a match in full.', take: 'A page with MatchMeter and MatchBreakdown' },
  ],
  focus: ['The focus ring of the title’s link is around the whole card.'],
  heard: [
    'An `article` with a level 2 heading, or another `level`. Its link is named by the title alone.',
    'Picture and drawing are hidden.',
    'Match, facts, details and description are read in order.',
  ],
  owes: [
    'A title that makes sense among the links of the page.',
    'An action without text, but with a name: a ToggleButton with `isLabelHidden`.',
    'The same number of facts and details on all cards of a list.',
  ],
};
