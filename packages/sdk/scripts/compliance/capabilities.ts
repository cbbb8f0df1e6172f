/** What the SDK promises, by what it keeps the promise, and which tests would notice that it is broken. */
export interface Capability {
  readonly promise: string;
  /** Exported names, with their entry where it is not the main one, and a member behind a dot: `operations:getUser`. */
  readonly symbols: readonly string[];
  /** A test's file, below `packages/sdk`, and its title with those around it. */
  readonly tests: readonly (readonly [file: string, ...titles: string[]])[];
}

/** All promises, by subject. */
export const capabilities: Readonly<Record<string, readonly Capability[]>> = {
  Calls: [
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
  'Retries and time': [
    {
      promise: 'What failed for the moment is sent again, after a random time that grows',
      symbols: ['ClientOptions.maxRetries', 'CallOptions.maxRetries', 'ClientOptions.onRetry'],
      tests: [
        ['test/retries.test.ts', 'a read that fails for the moment', 'is sent again after %i'],
        [
          'test/retries.test.ts',
          'a read that fails for the moment',
          'is sent again where the connection broke',
        ],
        [
          'test/retries.test.ts',
          'the wait before a retry',
          'is random, up to a limit that doubles with each retry until 8 seconds',
        ],
      ],
    },
    {
      promise: '`Retry-After` is heeded, in seconds and as a date, up to a limit',
      symbols: ['ClientOptions.maxRetryAfterMs', 'TilavaError.retryAfterMs'],
      tests: [
        ['test/retries.test.ts', 'the wait before a retry', 'is as long as the server wants it, in seconds'],
        ['test/retries.test.ts', 'the wait before a retry', 'is as long as the server wants it, as a date'],
        [
          'test/retries.test.ts',
          'the wait before a retry',
          'is not begun where it would be longer than the client allows',
        ],
      ],
    },
    {
      promise: 'A creation is done once, by an idempotency key',
      symbols: ['CreationOptions.idempotencyKey'],
      tests: [
        [
          'test/retries.test.ts',
          'a write',
          'that carries a key is sent again with the same key and the same body',
        ],
        ['test/retries.test.ts', 'a write', 'has another key each time that it is called'],
        ['test/retries.test.ts', 'a write', 'that carries none is sent once'],
      ],
    },
    {
      promise: 'Each attempt has its time, body included',
      symbols: ['CallOptions.timeoutMs', 'TimeoutError.limit'],
      tests: [
        ['test/endings.test.ts', 'a call that takes too long', 'ends when its attempts are over'],
        ['test/endings.test.ts', 'a call that takes too long', 'counts the body to the time of an attempt'],
      ],
    },
    {
      promise: 'A call has a deadline over all its attempts',
      symbols: ['CallOptions.deadlineMs'],
      tests: [
        ['test/endings.test.ts', 'a call that takes too long', 'ends by its deadline, whatever it is at'],
        [
          'test/retries.test.ts',
          'the wait before a retry',
          'is not begun where the deadline would come first',
        ],
      ],
    },
    {
      promise: 'A signal ends a call in flight, in the body, and between retries',
      symbols: ['CallOptions.signal', 'AbortError'],
      tests: [
        ['test/endings.test.ts', 'a call that its caller aborts', 'ends $where'],
        [
          'test/endings.test.ts',
          'a call that its caller aborts',
          'ends while it waits for a retry, and sends nothing more',
        ],
      ],
    },
  ],
  'Sessions and secrets': [
    {
      promise: 'The bearer is kept in a store of one’s choice',
      symbols: ['TokenStore', 'createMemoryTokenStore', 'createLocalStorageTokenStore', 'Session.logIn'],
      tests: [
        [
          'test/session.test.ts',
          'the session',
          'begins with the login, and every call after it has the bearer',
        ],
        ['test/session.test.ts', 'a bearer in local storage', 'is the same in every tab'],
        [
          'test/session.test.ts',
          'a bearer in local storage',
          'lasts as long as the page where the browser refuses storage',
        ],
      ],
    },
    {
      promise: 'The session ends once, and in every tab',
      symbols: ['ClientOptions.onSessionEnd', 'Session.logOut', 'TokenStore.subscribe'],
      tests: [
        [
          'test/session.test.ts',
          'the session',
          'ends once when the server refuses $kind store’s bearer, however many calls were under way',
        ],
        [
          'test/session.test.ts',
          'a bearer in local storage',
          'tells its client when another tab logs out, and not of other keys or another login',
        ],
      ],
    },
    {
      promise: 'A server that calls for many keeps their bearers apart',
      symbols: ['Tilava.withBearer'],
      tests: [['test/session.test.ts', 'the session', 'is each request’s own where a server calls for many']],
    },
    {
      promise: 'Redirects never carry the bearer to another origin',
      symbols: ['createTilava'],
      tests: [
        ['test/secrecy.test.ts', 'the bearer', 'does not follow a %i to another origin'],
        ['test/secrecy.test.ts', 'the bearer', 'does not come back with a redirect that comes back'],
        ['test/secrecy.test.ts', 'a write', 'goes nowhere else than where it was addressed'],
      ],
    },
    {
      promise: 'Logs, hooks that observe, and errors in logs hold no secrets',
      symbols: ['Logger', 'ClientOptions.onResponse', 'TilavaError.toJSON'],
      tests: [
        [
          'test/secrecy.test.ts',
          'what is logged and told to hooks that observe',
          'holds no bearer, no password and no code',
        ],
        ['test/errors.test.ts', 'every error', 'is written to logs without what was asked and answered'],
      ],
    },
  ],
  Errors: [
    {
      promise: 'Each kind of failure has a class, with the same fields',
      symbols: ['TilavaError', 'ApiError', 'NetworkError', 'ResponseParseError', 'TilavaError.problem'],
      tests: [
        ['test/errors.test.ts', 'a refusal', 'of status %i and code %s is a %s'],
        ['test/errors.test.ts', 'a refusal', 'that is no problem document is known by its status'],
        [
          'test/errors.test.ts',
          'an answer that is not what the contract promises',
          'is a ResponseParseError: $what',
        ],
        ['test/errors.test.ts', 'every error', 'says no answer came where none did, with the cause'],
      ],
    },
    {
      promise: 'Guards know errors of another copy: of the other format, or another version',
      symbols: ['isTilavaError', 'isApiError', 'errors:isNotFoundError'],
      tests: [
        [
          'test/errors.test.ts',
          'every error',
          'is known by guards where it comes from another copy of the package',
        ],
        ['published/loading.test.ts', 'the package', 'knows an error of its other format'],
      ],
    },
  ],
  'Lists and files': [
    {
      promise: 'A list is read entry by entry, over all pages, and no further than wanted',
      symbols: ['PagedCall', 'Namespaces.users'],
      tests: [
        ['test/lists.test.ts', 'a list', 'of numbered pages is read to its end, one request a page'],
        ['test/lists.test.ts', 'a list', 'with cursors is read to its end, and keeps body and filters'],
        ['test/lists.test.ts', 'a list', 'asks for nothing more once the loop is left'],
      ],
    },
    {
      promise: 'A list is read page by page',
      symbols: ['PagedCall.byPage'],
      tests: [
        ['test/lists.test.ts', 'a list', 'is its first page where it is awaited'],
        ['test/lists.test.ts', 'a list', 'throws where the server would lead in a circle'],
      ],
    },
    {
      promise: 'A file is a Blob, a File, bytes or a stream; streams are never held as a whole',
      symbols: ['Picture.file', 'Content'],
      tests: [
        ['test/uploads.test.ts', 'an upload', 'takes $kind'],
        ['test/uploads.test.ts', 'an upload', 'takes a stream of Node'],
        ['test/retries.test.ts', 'a write', 'of a whole file is sent again, of a stream never'],
      ],
    },
    {
      promise: 'An upload tells how far it has come',
      symbols: ['UploadOptions.onProgress', 'UploadProgress'],
      tests: [['test/uploads.test.ts', 'an upload', 'tells how far a stream has come']],
    },
  ],
  'With other libraries': [
    {
      promise: 'React Query: options of every read and write, and what a write makes stale',
      symbols: [
        'react-query:getUserQuery',
        'react-query:findMatchesInfiniteQuery',
        'react-query:updateUserMutation',
        'react-query:invalidatedBy',
      ],
      tests: [
        [
          'test/reactQuery.test.ts',
          'every operation',
          'is a query or a mutation, and nothing else is offered',
        ],
        [
          'test/reactQuery.test.ts',
          'every operation',
          '$id is a mutation, which makes stale what it may change',
        ],
        ['test/reactQuery.test.ts', 'every operation', 'is retried by nobody but the SDK'],
      ],
    },
    {
      promise: 'Effect: every operation, with failures by tag, ended by interruption',
      symbols: ['effect:getUser', 'effect:findMatchesStream', 'effect:TilavaClient', 'effect:TilavaFailure'],
      tests: [
        [
          'test/effect.test.ts',
          'every operation',
          'is an effect, each paged list a stream too, and nothing else is offered',
        ],
        ['test/effect.test.ts', 'every operation', '$id ends its request where it is interrupted'],
        ['test/effect.test.ts', 'a failure', 'is caught by its tag, and is the error of the SDK'],
      ],
    },
    {
      promise: 'Tests: handlers and examples of the whole contract',
      symbols: ['testing:createHandlers', 'testing:happyPath', 'testing:problem', 'testing:exampleAnswers'],
      tests: [
        ['test/testing.test.ts', 'the happy path', 'answers $id with its example'],
        ['test/testing.test.ts', 'the examples', 'of what $id is sent fit the contract'],
        ['test/testing.test.ts', 'a problem', '$code comes with its status'],
      ],
    },
  ],
  'Where it runs': [
    {
      promise: 'Node.js, Bun, Deno, workers and browsers run it',
      symbols: ['createTilava'],
      tests: [['published/runtimes.test.ts', 'on $name the SDK', '%s']],
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
        ['published/types.test.ts', 'the types', 'hold with TypeScript $version and $resolution $where'],
      ],
    },
  ],
};
