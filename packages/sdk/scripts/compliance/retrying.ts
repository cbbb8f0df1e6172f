import type { Capability } from './capability.ts';

/** How often calls are sent, how long they take, and who is told. */
export const retrying: Readonly<Record<string, readonly Capability[]>> = {
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
      promise: 'A hook that throws, or whose promise or call rejects, fails no call and ends no process',
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
};
