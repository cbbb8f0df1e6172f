import type { Capability } from './capability.ts';

/** How calls are sent. */
export const sending: Readonly<Record<string, readonly Capability[]>> = {
  Calls: [
    {
      promise: 'A success that the contract does not promise is an error, whatever was asked for',
      symbols: ['ResponseParseError'],
      tests: [
        ['test/answers.test.ts', 'a log-in', 'that is answered %j logs nobody in'],
        ['test/answers.test.ts', 'a success that the contract does not promise', 'is no list: %j'],
        [
          'test/answers.test.ts',
          'a success that the contract does not promise',
          'is a captive portal’s page, whatever was asked for',
        ],
        [
          'test/answers.test.ts',
          'a success that the contract does not promise',
          'is broken JSON by its path',
        ],
        [
          'test/answers.test.ts',
          'a success that the contract does not promise',
          'is refused before its body, which is left to be read',
        ],
        ['test/answers.test.ts', 'an answer without a body', 'is none of what answers something'],
      ],
    },
    {
      promise: 'What cannot be sent is an ArgumentError, which tells no secret',
      symbols: ['ArgumentError'],
      tests: [
        ['test/arguments.test.ts', 'what cannot be sent', 'is half a character in path or query'],
        [
          'test/arguments.test.ts',
          'what cannot be sent',
          'is $what with a line break, which no message tells',
        ],
        ['test/arguments.test.ts', 'what cannot be sent', 'is a body that is no JSON'],
        ['test/arguments.test.ts', 'what cannot be sent', 'is %s in a path, by which proxies walk upwards'],
        ['test/arguments.test.ts', 'the address of the API', 'has to be given: %o'],
        ['test/arguments.test.ts', 'the address of the API', 'is refused when the client is made: %s'],
        ['test/arguments.test.ts', 'what programs without types pass', 'is no picture: %o'],
        ['test/arguments.test.ts', 'what programs without types pass', 'is no signal: %o'],
        ['test/arguments.test.ts', 'what programs without types pass', 'are no headers: %o'],
        ['test/arguments.test.ts', 'what programs without types pass', 'is no limit of a list: %o'],
        [
          'test/arguments.test.ts',
          'what programs without types pass',
          'are no parameters of a path or a query',
        ],
        [
          'test/arguments.test.ts',
          'the address of the API',
          'is that of the page in a browser, where it is a path',
        ],
      ],
    },
    {
      promise: 'Headers, a fetch and options may differ for a client or a call',
      symbols: ['ClientOptions.headers', 'CallOptions.fetch', 'Tilava.withOptions'],
      tests: [
        ['test/calls.test.ts', 'a client', 'sends its headers with every call, unless a call has its own'],
        ['test/calls.test.ts', 'a client', 'takes headers as $kind, wherever they are given'],
        ['test/calls.test.ts', 'a client', 'takes options that are undefined as not given'],
        ['test/calls.test.ts', 'a client', 'takes a fetch for one call'],
        ['test/calls.test.ts', 'a client', 'has others of the same session, with options otherwise'],
      ],
    },
    {
      promise:
        'A call is a promise like any other: its failure is never silent, and it is always the same object',
      symbols: ['Call'],
      tests: [
        [
          'test/endings.test.ts',
          'a call that fails',
          'is an unhandled rejection unless somebody waits for it, in whichever way',
        ],
        ['test/calls.test.ts', 'an answer', 'is the same object however often it is awaited'],
      ],
    },
    {
      promise: 'A client that is closed lets go of its calls, its timers and its store',
      symbols: ['Client.close'],
      tests: [
        [
          'test/endings.test.ts',
          'a client that is closed',
          'ends what is under way, bodies too, and sends nothing more',
        ],
        [
          'test/endings.test.ts',
          'a client that is closed',
          'leaves no timer behind, not even that of a retry',
        ],
        [
          'test/endings.test.ts',
          'a client that is closed',
          'hears no more of its store, and other clients of it do',
        ],
        ['test/effect.test.ts', 'the client', 'is closed when the scope of its layer ends'],
      ],
    },
    {
      promise: 'Media types count in whichever case they are written',
      symbols: ['ResponseParseError'],
      tests: [['test/answers.test.ts', 'a media type', 'counts in whichever case it is written']],
    },
    {
      promise: 'A response is there before its body, which can be streamed',
      symbols: ['Call.asResponse'],
      tests: [
        ['test/calls.test.ts', 'an answer', 'is there before its body, which is streamed'],
        ['test/calls.test.ts', 'an answer', 'ends in its body by the signal of its call'],
        ['test/calls.test.ts', 'an answer', 'lets go of the signal of its call once its body $how'],
      ],
    },
    {
      promise: 'The SDK names itself and its version to servers',
      symbols: ['createTilava'],
      tests: [['test/secrecy.test.ts', 'another origin', 'is told nothing of who asks']],
    },
    {
      promise: 'Every operation is a typed method of its tag’s namespace',
      symbols: ['createTilava', 'Namespaces', 'Tilava'],
      tests: [
        [
          'test/client.test.ts',
          'an operation',
          'sends its method, path, query and body, and the bearer of the store',
        ],
      ],
    },
    {
      promise: 'Every operation is a function of its own, which bundlers can drop',
      symbols: ['operations:createClient', 'operations:getUser', 'operations:findMatches'],
      tests: [
        ['test/reactQuery.test.ts', 'covers the whole contract'],
        ['published/sizes.test.ts', 'a bundle', 'of $what is at most $most bytes'],
      ],
    },
    {
      promise: 'The contract’s paths are there, typed, with the same pipeline',
      symbols: ['Client.http', 'Http'],
      tests: [
        [
          'test/client.test.ts',
          'an operation',
          'goes by its path too, typed, with what the contract answers beside what it refuses',
        ],
      ],
    },
    {
      promise: 'The raw response, the request’s id and the version come beside the data',
      symbols: ['Call.withResponse', 'Answered.etag', 'ChangeOptions.ifMatch'],
      tests: [
        [
          'test/client.test.ts',
          'an operation',
          'answers the raw response, the request id and the version beside the data',
        ],
        [
          'test/client.test.ts',
          'an operation',
          'sends the version that was read, and the key that a creation was given',
        ],
      ],
    },
    {
      promise: 'A parameter never makes a path another one',
      symbols: ['ArgumentError.argument'],
      tests: [
        ['test/client.test.ts', 'an operation', 'refuses %o in its path before anything is sent'],
        ['test/client.test.ts', 'an operation', 'keeps a parameter within its place in the path'],
      ],
    },
  ],
};
