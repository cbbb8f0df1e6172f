import { locales } from '@tilava/domain/format';
import { textPatterns } from './textPatterns.ts';

const { initial: initialMessages } = textPatterns(locales);

const patterns: string[] = [];

/** Matches paths that contain one of these regular expressions. */
const holding = (...parts: readonly string[]): RegExp => {
  patterns.push(...parts);
  return new RegExp(parts.join('|'), 'u');
};

/**
 * What every page, what almost every page, and what every list and every form begins with: one file compresses better
 * than many, and is asked for once. What a group holds, and what that imports, is in none of the later ones, so that
 * what fewer pages need stands further down.
 */
export const manualChunks = [
  {
    name: 'react',
    test: /\/(?:(?:react|react-dom|scheduler)\/(?:cjs|index|client)|app\/startReact)/u,
    tags: ['$initial' as const],
  },
  { name: 'libraries', test: /\/node_modules\//u, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'common',
    test: holding(
      '/(?:react-query|query-core)/(?!.*/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|hydration)\\.js)',
      '/react-stately/.*/utils/',
      '/(?:useToggleState|SelectionIndicator|SharedElementTransition)\\.mjs$',
      '/ui/src/components/(?:Text|Skeleton)/',
      '/ui/src/lazy/lazyComponent',
      '/ui/src/patterns/(?:PageHeader|PropertyCard|MatchMeter)/',
      // Not the drawings themselves, which lists show from a file.
      '/ui/src/patterns/PremisesDrawing/(?:PremisesDrawing|generated)',
      '/ui/src/patterns/stepOf',
      '/domain/src/(?:format|money|time|matching/(?:strength|display|integers)|enums/roomCount|pictures|place/position)',
      '/web/src/shared/(?:errors|page|time)/',
      '/web/src/shared/i18n/textsOnDemand',
    ),
  },
  {
    name: (id: string) => `messages-${initialMessages.exec(id)?.[1] ?? ''}`,
    test: initialMessages,
  },
  // Facts of premises that matches show, and forms ask for.
  { name: 'premises', test: holding('/domain/src/enums/(?:amenity|floor|residence)\\.') },
  {
    // What a field needs before its code has come.
    name: 'labels',
    test: holding('/ui/src/components/(?:Field/(?:Field\\.css|LabelText|ErrorText)|ErrorSummary/focusField)'),
  },
  {
    name: 'fields',
    test: holding(
      '/react-aria-components/.*/(?:Autocomplete|Checkbox|FieldError|Form|Group|Input|Text|TextArea|TextField)\\.mjs$',
      '/ui/src/components/(?:Field/(?:Field|fieldProps|choice)|TextField/TextField|Checkbox/|ErrorSummary/)',
      '/ui/src/patterns/forms/Form/',
    ),
  },
  {
    name: 'faults',
    test: holding('/domain/src/form/(?:fault|lineFault)\\.', '/web/src/shared/forms/useFaults\\.'),
  },
  {
    // What stands above the page: dialogs, lists of choices, menus.
    name: 'overlays',
    test: holding(
      '/react-aria/.*/(?:FocusScope|PressResponder|ariaHideOutside|useLocalizedStringFormatter|getScrollParent)\\.mjs$',
    ),
  },
  {
    name: 'lists',
    test: holding(
      '/(?:useInfiniteQuery|infiniteQueryObserver|hydration)\\.js$',
      '/ui/src/components/(?:ToggleButton|Avatar)/',
      '/ui/src/patterns/(?:DataTable/DataTable|MatchCard|FilterDialog/(?:ActiveFilters|FilterButton))',
      '/web/src/shared/(?:lists|tables|query/(?:queryPersister|listAge)|pictures/PropertyPicture|session/useUserId)',
      '/web/src/features/matches/api/useMark\\.',
      '/web/src/features/matches/model/(?:matchRows|comparison)',
      '/web/src/features/matches/components/use(?:MatchTable|MatchAddress)\\.',
      '/web/src/features/matches/components/(?:MatchCards|MatchFilters)\\.',
    ),
  },
  {
    // What keeps the app on the device, and what tells of its next version.
    name: 'versions',
    test: holding('/web/src/app/(?:setUpOfflineUse|NewVersion)\\.'),
  },
];

/** The patterns of modules of this repository, each of which has to match one. */
export const ownModules: readonly string[] = patterns.filter((pattern) =>
  /^\/(?:ui|domain|web)\//u.test(pattern),
);
