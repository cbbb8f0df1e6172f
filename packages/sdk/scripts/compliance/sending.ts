import type { Capability } from './capability.ts';

/** How calls are sent, and for whom. */
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
        ['test/arguments.test.ts', 'the address of the API', 'is refused when the client is made: %s'],
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
        ['test/calls.test.ts', 'a client', 'takes a fetch for one call'],
        ['test/calls.test.ts', 'a client', 'has others of the same session, with options otherwise'],
      ],
    },
    {
      promise: 'A response is there before its body, which can be streamed',
      symbols: ['Call.asResponse'],
      tests: [
        ['test/calls.test.ts', 'an answer', 'is there before its body, which is streamed'],
        ['test/calls.test.ts', 'an answer', 'ends in its body by the signal of its call'],
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
  'Retries and time': [
    {
      promise: 'Every attempt has one ending, also without an answer, and hooks may add headers',
      symbols: ['ClientOptions.onRequest', 'ClientOptions.onFailure', 'FailureEvent.error'],
      tests: [
        ['test/hooks.test.ts', 'every attempt', 'has one ending, also without an answer'],
        ['test/hooks.test.ts', 'every attempt', 'waits for a hook that adds headers'],
      ],
    },
    {
      promise: 'A hook that throws fails no call and ends no process',
      symbols: ['ClientOptions.onSessionEnd', 'Logger'],
      tests: [
        [
          'test/hooks.test.ts',
          'a hook that throws',
          '$how fails no call, ends no process, and is told of once',
        ],
      ],
    },
    {
      promise: 'A signal that is aborted already reaches no fetch',
      symbols: ['CallOptions.signal'],
      tests: [
        [
          'test/hooks.test.ts',
          'every attempt',
          'reaches no fetch where its signal was aborted before, or while a hook took its time',
        ],
      ],
    },
    {
      promise: 'A Retry-After that cannot be read is the usual wait',
      symbols: ['ClientOptions.onRetry'],
      tests: [
        [
          'test/hooks.test.ts',
          'a Retry-After that cannot be read',
          'is the usual wait, as long as it may be: %s',
        ],
      ],
    },
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
      promise: 'Another origin is told nothing of who asks, and never ends the session',
      symbols: ['createTilava'],
      tests: [
        ['test/secrecy.test.ts', 'another origin', 'is told nothing of who asks'],
        ['test/secrecy.test.ts', 'another origin', 'never ends the session, whatever it says'],
        ['test/secrecy.test.ts', 'another origin', 'is not %s'],
      ],
    },
    {
      promise: 'A client with another bearer keeps the hooks',
      symbols: ['Tilava.withBearer'],
      tests: [
        [
          'test/calls.test.ts',
          'a client',
          'keeps its hooks where it has another bearer, and tells of its own end',
        ],
      ],
    },
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
};
