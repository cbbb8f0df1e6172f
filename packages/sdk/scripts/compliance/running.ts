import type { Capability } from './capability.ts';

const titles = ['hold with TypeScript $version and $resolution $where'] as const;
const types = ['published/types.long.test.ts', 'the types', ...titles] as const;
const allTypes = [
  'published/types.long.test.ts',
  'the types of all entries, beside the companions of some,',
  ...titles,
] as const;

/** What compilers, installers and run times make of it. */
export const running: Readonly<Record<string, readonly Capability[]>> = {
  Types: [
    {
      promise: 'The `error` of a query and of a mutation is typed, its `code` too',
      symbols: ['react-query:QueryOptionsOf', 'react-query:MutationOptionsOf', 'TilavaError.code'],
      tests: [allTypes],
    },
    {
      promise: 'A search takes exactly one mode',
      symbols: ['operations:findMatches', 'Query'],
      tests: [types],
    },
    {
      promise: 'Two ids are given by their names, so that none is taken for the other',
      symbols: ['operations:addFavorite', 'operations:addInterest'],
      tests: [
        types,
        [
          'test/reactQuery.test.ts',
          'every operation',
          '$id is a mutation, which makes stale what it may change',
        ],
      ],
    },
    {
      promise: 'What is `as const` fits as a body',
      symbols: ['Body'],
      tests: [types],
    },
    {
      promise: 'Editors say what comes of a call by the name that it has in the contract',
      symbols: ['Answer', 'Schemas'],
      tests: [
        ['published/completion.test.ts', 'what editors say', 'of $call is $name, as the contract calls it'],
      ],
    },
  ],
  'Package and contract': [
    {
      promise: 'The package page has its words, its change log, its maps and no dead link',
      symbols: ['createTilava'],
      tests: [
        ['published/tarball.test.ts', 'the tarball', 'has no dead link: %s'],
        [
          'published/tarball.test.ts',
          'the tarball',
          'maps what it runs to what was written, and nothing that is generated',
        ],
        ['published/tarball.test.ts', 'the tarball', 'is one that publint has nothing to say about'],
      ],
    },
    {
      promise: 'Peers are bounded by the major versions that are tried',
      symbols: ['testing:happyPath', 'react-query:getUserQuery', 'effect:TilavaClient'],
      tests: [
        [
          'published/tarball.test.ts',
          'the tarball',
          'takes the major versions of its peers that are tried, and none that nobody has seen',
        ],
      ],
    },
    {
      promise: 'The server answers what the contract promises, problems included, and one fault by one error',
      symbols: ['schema:operations', 'ApiError', 'MethodNotAllowedError', 'TilavaError.problem'],
      tests: [
        [
          '../../apps/api/test/api/httpEdges.test.ts',
          'another method than those of a path',
          'is refused, naming those: %s %s',
        ],
        [
          '../../apps/api/test/api/oneFault.test.ts',
          'one fault of a change is told once, in its place:',
          '$field of $where',
        ],
        [
          '../../apps/api/src/http/plugins/addPlugins.test.ts',
          'the contract',
          'is served with addresses that lead back here',
        ],
        [
          '../../apps/api/src/http/plugins/addPlugins.test.ts',
          'the contract',
          'has each problem’s type lead to what it means',
        ],
      ],
    },
  ],
  'Where it runs': [
    {
      promise: 'It stands beside old releases of its companions, and says where one is too old',
      symbols: ['testing:happyPath', 'react-query:getUserQuery', 'effect:TilavaClient'],
      tests: [
        [
          'published/companions.long.test.ts',
          'beside the oldest $companion',
          'the SDK runs, or says what it needs',
        ],
        [
          'published/companions.long.test.ts',
          'beside the oldest companions of all',
          'the types hold with TypeScript $version',
        ],
        ['published/installs.long.test.ts', 'npm finds how to install the SDK', 'beside %o'],
      ],
    },
    {
      promise: 'Node.js, Bun, Deno, workers and browsers run it',
      symbols: ['createTilava'],
      tests: [['published/runtimes.test.ts', 'on $name the SDK', '%s']],
    },
    {
      promise:
        'Hostile servers are met alike on all of these: portals, broken and cut answers, circles, forged refusals, redirects, long waits',
      symbols: ['ResponseParseError', 'NetworkError', 'ClientOptions.onSessionEnd'],
      tests: [['published/runtimes.test.ts', 'on $name the SDK', '%s']],
    },
    {
      promise:
        'A call copies neither what it sends nor what it is answered, so that it takes at most 1.3 times as long as bare `fetch` (`pnpm bench sdk`)',
      symbols: ['createTilava'],
      tests: [
        [
          'test/work.test.ts',
          'a call',
          'makes the headers that it sends, and copies neither request nor answer',
        ],
        ['test/work.test.ts', 'a call', 'makes one request for all who want to see it'],
      ],
    },
    {
      promise: 'ES modules import it, CommonJS requires it, and it needs no other package',
      symbols: ['createTilava', 'operations:createClient', 'errors:TilavaError'],
      tests: [
        ['published/loading.test.ts', 'the package', 'gives the same by import and by require: %s'],
        [
          'published/tarball.test.ts',
          'the tarball',
          'needs nothing else and runs nothing when it is installed',
        ],
      ],
    },
    {
      promise: 'Its types hold with each TypeScript that is supported',
      symbols: ['schema:operations', 'Schemas'],
      tests: [
        ['published/types.long.test.ts', 'the types', 'hold with TypeScript $version and $resolution $where'],
      ],
    },
  ],
};
