import { locales } from '@tilava/domain/format';
import { textPatterns } from './textPatterns.ts';

const { first: firstWords } = textPatterns(locales);

/** Matches paths that hold one of these, each of which is a regular expression. */
const holding = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u');

/** What every page, what almost every page, and what every list begins with: one file compresses better than many. */
export const sharedParts = [
  {
    name: 'react',
    test: /\/(?:(?:react|react-dom|scheduler)\/(?:cjs|index|client)|app\/startReact)/u,
    tags: ['$initial' as const],
    priority: 6,
  },
  { name: 'libraries', test: /\/node_modules\//u, tags: ['$initial' as const], priority: 5 },
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'common',
    test: holding(
      '/(?:react-query|query-core)/(?!.*/(?:useQueries|queriesObserver)\\.js)',
      '/react-stately/.*/utils/',
      '/(?:useToggleState|SelectionIndicator|SharedElementTransition)\\.mjs$',
      '/ui/src/components/(?:Text|Skeleton)/',
      '/ui/src/onDemand/(?:source|useSource)\\.',
      '/ui/src/patterns/(?:PageHeader|PropertyCard|MatchMeter)/',
      // Not the drawings themselves, which lists show from a file.
      '/ui/src/patterns/PremisesDrawing/(?:PremisesDrawing|count|generated)',
      '/ui/src/patterns/stepOf',
      '/domain/src/(?:format|money|time|matching/strength|enums/roomCount|pictures|place/position)',
      '/web/src/shared/(?:errors|page|time)/',
      '/web/src/shared/i18n/textsOnDemand',
    ),
    priority: 3,
  },
  {
    name: (id: string) => `words-${firstWords.exec(id)?.[1] ?? ''}`,
    test: firstWords,
    priority: 2,
  },
  {
    name: 'lists',
    test: holding(
      '/(?:useQueries|queriesObserver)\\.js$',
      '/ui/src/components/(?:ToggleButton|Avatar)/',
      '/ui/src/patterns/(?:DataTable/DataTable|MatchCard|FilterDialog/(?:ActiveFilters|FilterButton))',
      '/web/src/shared/(?:lists|tables|query/(?:keptLists|listAge)|pictures/PropertyPicture|session/useUserId)',
      '/web/src/features/matches/api/(?:useMark|useTenantMarks)',
      '/web/src/features/matches/model/(?:announcementRow|splitAddress|comparison)',
      '/web/src/features/matches/components/use(?:Growth|MatchWords|MatchAddress|Filters)\\.',
      '/web/src/features/matches/components/(?:ActiveMatchFilters|AnnouncementMatchCard|MatchCell)\\.',
      '/web/src/features/matches/components/(?:MatchFilterDialog|NothingPasses)\\.',
    ),
    priority: 1,
  },
  {
    // What keeps the app on the device, and what tells of its next version.
    name: 'versions',
    test: holding('/web/src/app/(?:prepareForOffline|NewVersion)\\.'),
    priority: 0,
  },
];
