/** Who may import whom, and why; `docs` and README say the same in words. */
const sources = '^(packages|apps|e2e|scripts|bench|examples)/';

/** What is downloaded only where it is shown. */
const largeWidgets =
  '^packages/ui/src/(components/(ComboBox|DatePicker)|patterns/(Gallery|Panorama|PremisesMap|ProximityPlot|charts))/';

/** Of the server, what stands on nothing else of it. */
const httpLeaves = '^apps/api/src/http/(contract|operations|problems)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: { path: sources },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'declared-and-there',
      comment: 'An import that does not resolve is misspelt, or reaches for a package that is not declared.',
      severity: 'error',
      from: { path: sources },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'The SDK is published: integrators must not need anything else of ours.',
      severity: 'error',
      from: { path: '^packages/sdk/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/sdk/' },
    },
    {
      name: 'sdk-needs-nothing-unless-asked',
      comment:
        'React Query, effect and msw are optional: only who imports the subpath that is made for one of them has it installed.',
      severity: 'error',
      from: { path: '^packages/sdk/src/(index|operations|errors/index|generated/schema)\\.ts$' },
      to: { path: '(^|node_modules/)(@tanstack/[^/]+|effect|msw)/', reachable: true },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The rules of the product know no I/O: schemas come from effect, phone numbers from libphonenumber-js, and of the SDK they see only types.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        pathNot: '^packages/domain/src/|(^|node_modules/)(effect|libphonenumber-js)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'phone-numbers-on-demand',
      comment:
        'The numbers of all countries are large: the web loads them when a form needs them, so no other rule may bring them along.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/phone\\.' },
      to: { path: '^packages/domain/src/phone\\.ts$|(^|node_modules/)libphonenumber-js/' },
    },
    {
      name: 'rules-know-no-texts',
      comment:
        'A rule answers with a key: a text that it brought along would travel in every language but its own.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/texts/|\\.test\\.ts$' },
      to: { path: '^packages/domain/src/texts/' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'Components are reviewed on their own; product data would tie them to one page.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'api-takes-domain-and-types',
      comment: 'The server stands on the contract and the domain, not on the client or the components.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^(packages/ui|apps/web)/' },
    },
    {
      name: 'api-takes-only-types-of-the-sdk',
      comment: 'The server must not call itself through its own client.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plugins-stand-on-leaves',
      comment:
        'What is added to a server knows no server: of http, plugins take what imports nothing but other leaves, so that neither needs the other in a circle.',
      severity: 'error',
      from: { path: '^apps/api/src/http/plugins/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/http/[^/]+\\.ts$', pathNot: httpLeaves },
    },
    {
      name: 'one-file-adds-plugins',
      comment:
        'A route or a hook that knew what is added beside it could not be read, or tested, without that.',
      severity: 'error',
      from: { path: '^apps/api/src/http/[^/]+\\.ts$', pathNot: '/createServer\\.ts$' },
      to: { path: '^apps/api/src/http/plugins/' },
    },
    {
      name: 'leaves-import-leaves',
      comment: 'A leaf that reaches for more of http would bring all of it to the plugins.',
      severity: 'error',
      from: { path: httpLeaves },
      to: { path: '^apps/api/src/http/', pathNot: httpLeaves },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature that needs another is composed by a route, or shares what stands in shared.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-do-not-reach-up',
      comment:
        'app -> routes -> features -> shared: one way, so that each can be read without what is above it.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|routes)/' },
    },
    {
      name: 'routes-do-not-reach-up',
      comment: 'The app mounts routes; a route that knows the app cannot be moved.',
      severity: 'error',
      from: { path: '^apps/web/src/routes/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'shared-stands-below',
      comment: 'What everybody uses may use nobody of them.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: '^apps/web/src/(app|routes|features)/' },
    },
    {
      name: 'only-ui-wraps-widgets',
      comment: 'One place decides how widgets behave and look, and what they cost.',
      severity: 'error',
      from: { path: sources, pathNot: '^packages/ui/' },
      to: { path: '(^|node_modules/)(react-aria-components|@glidejs/glide|@photo-sphere-viewer|@visx)(/|$)' },
    },
    {
      name: 'large-widgets-stand-alone',
      comment:
        'Whoever loads a button must not load the calendar along with it: the library itself takes large widgets by a dynamic import, and of their styles only what gives them their room.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: `${largeWidgets}|/(stories|foundations)/|\\.(stories|fixtures)\\.tsx$`,
      },
      to: {
        path: largeWidgets,
        pathNot: '/shape\\.css\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'large-widgets-on-demand',
      comment:
        'The calendar, the search, pictures and plots come when a page shows them: from `lazy/fields` and `lazy/figures` of the library.',
      severity: 'error',
      // The landing's own example comes on demand as a whole, so that the build can draw it into the page; what stands
      // beside a list or among insights does, too, with all that only it needs.
      from: {
        path: '^apps/web/src/',
        pathNot:
          '/(landing/components/SamplePlot|shared/map/(AreaMap\\.tsx|useMapData)|insights/DistrictMap\\.tsx)',
      },
      to: { path: largeWidgets, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'through-the-exports',
      comment: "Another package's inside may change without notice; its exports are what it promises.",
      severity: 'error',
      from: { path: '^(packages|apps|e2e|bench|examples)/([^/]+)(/|$)' },
      to: { path: '^(packages|apps|scripts)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own: an installed package is known by wherever its entry is, which often is `dist`. The SDK's consumers
    // import what is published, not what stands here.
    exclude: {
      path: '^((packages|apps)/[^/]+/dist|storybook-static|packages/sdk/published/consumers)/|generated/openapi/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
