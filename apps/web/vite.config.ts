import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { locales } from '@tilava/domain/format';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { cssTarget } from '@tilava/ui/cssTarget';
import { defineConfig } from 'vite';
import { compileTexts } from './vite/compileTexts.ts';
import { compress } from './vite/compress.ts';
import { documents } from './vite/documents.ts';
import { leanRouter } from './vite/leanRouter.ts';
import { preloadFont } from './vite/preloadFont.ts';
import { serviceWorker } from './vite/serviceWorker.ts';
import { tasksOfTheirOwn } from './vite/tasksOfTheirOwn.ts';
import { textPatterns } from './vite/textPatterns.ts';

const { first: firstWords } = textPatterns(locales);

/** What every page, what almost every page, and what every list begins with: one file compresses better than many. */
const sharedParts = [
  {
    name: 'react',
    test: /\/(?:react|react-dom|scheduler)\/(?:cjs|index)/u,
    tags: ['$initial' as const],
    priority: 6,
  },
  { name: 'libraries', test: /\/node_modules\//u, tags: ['$initial' as const], priority: 5 },
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'common',
    test: /\/(?:react-query|query-core)\/(?!.*\/(?:useQueries|queriesObserver)\.js)|\/ui\/src\/(?:components\/(?:Text|Skeleton)|patterns\/(?:PageHeader|PremisesDrawing|PropertyCard|MatchMeter))\/|\/domain\/src\/(?:format|money|time|matching\/strength|enums\/roomCount|pictures)|\/web\/src\/shared\/(?:errors|page|time)\/|\/react-stately\/.*\/utils\/|\/(?:useToggleState|SelectionIndicator|SharedElementTransition)\.mjs$/u,
    priority: 3,
  },
  {
    name: (id: string) => `words-${firstWords.exec(id)?.[1] ?? ''}`,
    test: firstWords,
    priority: 2,
  },
  {
    name: 'lists',
    test: /\/(?:useQueries|queriesObserver)\.js$|\/ui\/src\/(?:patterns\/(?:DataTable\/DataTable|MatchCard|FilterDialog\/(?:ActiveFilters|FilterButton))|components\/(?:ToggleButton|Avatar)\/)|\/web\/src\/shared\/(?:lists|query\/(?:keptLists|listAge)|tables|pictures\/PropertyPicture|session\/useUserId)|\/web\/src\/features\/matches\/(?:api\/(?:useMark|useTenantMarks)|model\/(?:announcementRow|splitAddress|comparison)|components\/(?:use(?:Growth|MatchWords|MatchAddress|Filters)|ActiveMatchFilters|AnnouncementMatchCard|MatchCell|MatchFilterDialog|NothingPasses)\.)/u,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compileTexts(),
    leanRouter(),
    // React-aria speaks thirty languages; the app speaks three.
    optimizeLocales.vite({ locales: [...locales] }),
    preloadFont(),
    tasksOfTheirOwn(),
    documents(),
    serviceWorker(),
    compress(),
  ],
  // The server writes a new nonce in its place with every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    cssTarget,
    // A data: address would be refused by the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
