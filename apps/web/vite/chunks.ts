const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'u');

/**
 * What almost every page, every form and every list begins with. Left to itself, the build makes a file of each set of
 * modules that the same pages need: 62 for a list instead of 11, and 13 KB more. A group has all that its modules
 * import, apart from what an earlier group has.
 */
export const chunks = [
  {
    name: 'index',
    test: oneOf(
      '/web/src/app/main\\.tsx',
      '/web/src/shared/(?:errors/(?!useFaultText)|page/(?!Section)|time/|i18n/)',
      '/domain/src/(?:cost/costKinds|format|money|time|matching/strength|place/position)',
      '/ui/src/components/(?:(?:Text|Skeleton)/|Field/(?:Field\\.css|LabelText|ErrorText))',
      '/ui/src/lazy/lazyComponent',
      '/ui/src/patterns/(?:(?:PageHeader|MatchMeter)/|PremisesDrawing/PremisesDrawing)',
      '/@tanstack/react-query/(?!.*useQueries)',
      '/react-stately/.*/utils/',
      // What the bar counts, for members: two files more would take more.
      '/web/src/shared/(?:interests|messages)/use(?:ReceivedInterests|UnreadThreads)',
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      '/ui/src/components/(?:TextField/TextField|Checkbox/|ErrorSummary/)',
      '/ui/src/patterns/forms/Form/',
      '/ui/src/lazy/fields',
    ),
  },
  {
    name: 'lists',
    test: oneOf(
      '/ui/src/patterns/(?:DataTable/DataTable|MatchCard)',
      '/web/src/shared/(?:hints/Hint\\.|lists/|tables/)',
      '/ui/src/patterns/(?:stepOf|ProximityPlot/shape)',
      '/web/src/features/matches/(?:components/(?:AnnouncementMatchTable\\.css|LazyMatchMap|useMatchTable|useMatchAddress|MatchCards|MatchesAround|MatchFilters|MatchSorting|MatchTransitions)|model/(?:comparison|matchRows))\\.',
      '/web/src/shared/pictures/PropertyPicture',
    ),
  },
  {
    // The only switch that lists show is on phones, where it would be two files.
    name: 'switches',
    test: oneOf('/ui/src/components/SegmentedControl/', '/web/src/features/matches/components/ViewSwitch\\.'),
  },
];
