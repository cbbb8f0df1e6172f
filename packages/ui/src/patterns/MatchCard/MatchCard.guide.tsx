import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a match in a list on a phone or a tablet, as the `renderCard` of a DataTable.',
    'For tenants as well as premises: without `drawing` there is no picture.',
    'While matches load, with MatchCardSkeleton in its place.',
    'The type goes in the title, the place in the details. Give numbers with their units, not sentences.',
  ],
  avoid: [
    { when: 'The picture matters more than the match.', take: 'PropertyCard in a Grid' },
    { when: 'There is room for columns.', take: 'DataTable' },
    { when: 'All of a match is shown.', take: 'A page with MatchMeter and MatchBreakdown' },
  ],
  focus: ['The focus ring of the title’s link is drawn around the whole card.'],
  heard: [
    'An `article` with a heading of level 2, or another with `level`. The link in it is named by the title alone.',
    'Picture and drawing say nothing.',
    'Match, facts, details and description are read as they stand.',
  ],
  owes: [
    'A title that makes sense among the links of the page.',
    'An action without words, with a name: a ToggleButton with `isLabelHidden`.',
    'The same number of facts and details for all cards of a list.',
  ],
};
