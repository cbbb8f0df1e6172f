import type { Capability } from './capability.ts';

/** For whom calls are sent, and who learns of it. */
export const sessions: Readonly<Record<string, readonly Capability[]>> = {
  'Sessions and secrets': [
    {
      promise: 'Another origin is told nothing of who asks, and never ends the session',
      symbols: ['createTilava'],
      tests: [
        ['test/secrecy.test.ts', 'another origin', 'is told nothing of who asks'],
        ['test/secrecy.test.ts', 'another origin', 'never ends the session, whatever it says'],
        ['test/secrecy.test.ts', 'another origin', 'never ends the session, $which'],
        [
          'test/browserUploads.test.ts',
          'an upload that a page tells the progress of',
          'takes no answer of where it was redirected: %s',
        ],
        [
          'test/browserUploads.test.ts',
          'an upload that a page tells the progress of',
          'keeps its session, whatever another origin says',
        ],
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
        [
          'test/session.test.ts',
          'a bearer in local storage',
          'is the one of the last login where the browser writes no more, and leaves no older one behind',
        ],
      ],
    },
    {
      promise: 'A token store that fails is an error of its own, and takes no refusal’s place',
      symbols: ['TokenStoreError', 'isTokenStoreError', 'effect:TilavaFailure'],
      tests: [
        [
          'test/tokenStores.test.ts',
          'a token store that fails $when',
          'is what a call rejects with, and nothing is sent',
        ],
        [
          'test/tokenStores.test.ts',
          'a token store that fails $when',
          'takes no refusal’s place, and is told of once',
        ],
        ['test/effect.test.ts', 'a failure', 'may be of the token store, with what it threw'],
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
          'the session',
          'tells each client of its store once that it ended, whichever was refused',
        ],
        [
          'published/loading.test.ts',
          'the package',
          'tells of the end of a session that clients of both formats share',
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
