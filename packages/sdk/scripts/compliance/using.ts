import type { Capability } from './capability.ts';

/** What comes back, and what it is used with. */
export const using: Readonly<Record<string, readonly Capability[]>> = {
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
      promise: 'An upload that is aborted before its body is there is not sent',
      symbols: ['UploadOptions.onProgress', 'CallOptions.signal'],
      tests: [
        [
          'test/browserUploads.test.ts',
          'an upload that a page tells the progress of',
          'is not sent where it is aborted before its body is there',
        ],
      ],
    },
    {
      promise: 'A list is an array of as many entries as are wanted, and pages know whether there is another',
      symbols: ['PagedCall.toArray', 'ReadPage'],
      tests: [
        ['test/calls.test.ts', 'a list', 'is an array, no longer than it may be'],
        [
          'test/calls.test.ts',
          'a list',
          'says of each page whether there is another, and what its request is called',
        ],
      ],
    },
    {
      promise:
        'An upload that is aborted stops reading its source, and one of a Blob tells its progress everywhere',
      symbols: ['UploadOptions.onProgress'],
      tests: [
        ['test/hooks.test.ts', 'an upload', 'that is aborted stops reading its source'],
        ['test/hooks.test.ts', 'an upload', 'that is aborted lets go of a stream that gives nothing'],
        [
          'test/hooks.test.ts',
          'an upload',
          'of a Blob tells how far it has come, also on servers, and is sent again',
        ],
      ],
    },
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
        [
          'test/uploads.test.ts',
          'an upload',
          'says what a run time without streams lacks, where it needs them only',
        ],
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
    {
      promise: 'What only reads answers takes plain functions in tests',
      symbols: ['PlainCalls'],
      tests: [
        ['published/types.long.test.ts', 'the types', 'hold with TypeScript $version and $resolution $where'],
      ],
    },
    {
      promise: 'Editors offer what is meant for those who use it, and nothing else',
      symbols: ['Tilava', 'Call', 'PagedCall'],
      tests: [
        [
          'published/completion.test.ts',
          'what editors complete',
          'of $what is all that is meant for those who use it',
        ],
      ],
    },
    {
      promise: 'Other generators make clients of the contract that compile',
      symbols: ['schema:operations'],
      tests: [
        ['published/generators.long.test.ts', 'from the contract', '$name generates a client that compiles'],
      ],
    },
  ],
};
