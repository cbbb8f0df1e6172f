import { afterMilliseconds, at, failure, same, type Step } from '../trial.ts';

/** Bytes without an end, and whether anybody still reads them. */
function endless(): { readonly bytes: AsyncIterable<Uint8Array>; readonly isRead: () => boolean } {
  let isRead = true;
  return {
    isRead: () => isRead,
    bytes: {
      [Symbol.asyncIterator]: () => ({
        async next() {
          // As from a file or a line: pieces that are always there at once leave workerd no turn for what aborts them.
          await afterMilliseconds(1);
          return { done: false, value: new Uint8Array(1_024) };
        },
        return: async () => {
          isRead = false;
          return { done: true, value: undefined };
        },
      }),
    },
  };
}

/** Callers that end what they began, or whose own parts break. */
const own: readonly Step[] = [
  {
    name: 'fails no call by a hook that throws',
    async run(trial) {
      const fail = (): never => {
        throw new Error('A hook of the tests');
      };
      const baseUrl = trial.api;
      const tilava = trial.sdk.createTilava({
        baseUrl,
        tokenStore: trial.tilava.tokenStore,
        onRequest: fail,
        onResponse: fail,
      });
      same((await tilava.bearers.verify()).user.email, 'landlord@tilava.example');
    },
  },
  {
    name: 'lets go of what it uploads once it is aborted',
    only: 'server',
    async run(trial) {
      const controller = new AbortController();
      const { bytes, isRead } = endless();
      const upload = at(trial, 'silent').files.upload({ file: bytes }, {}, { signal: controller.signal });
      setTimeout(() => controller.abort(), 50);
      await failure(upload, trial.sdk.isAbortError);
      same(isRead(), false);
    },
  },
  {
    name: 'ends no program by a hook whose call fails',
    async run(trial) {
      const { tilava } = trial;
      const watched = trial.sdk.createTilava({
        baseUrl: trial.api,
        tokenStore: tilava.tokenStore,
        onRequest: () => tilava.users.get(''),
        onResponse: () => tilava.users.get(''),
      });
      same((await watched.bearers.verify()).user.email, 'landlord@tilava.example');
    },
  },
  {
    name: 'tells that a token store fails, but of a refusal first',
    async run(trial) {
      const { isTokenStoreError, isUnauthorizedError } = trial.sdk;
      const cause = new Error('A store of the tests');
      const fail = () => Promise.reject(cause);
      const unread = at(trial, 'refusing', { tokenStore: { get: fail, set: fail } });
      same((await failure(unread.users.get('1'), isTokenStoreError)).cause === cause, true);
      const unkept = at(trial, 'refusing', { tokenStore: { get: () => 'gone', set: fail } });
      await failure(unkept.users.get('1'), isUnauthorizedError);
    },
  },
];

/** What programs without types can pass. */
const untyped: readonly Step[] = [
  {
    name: 'takes nothing but an address, or a path of the page, for where the API is',
    async run({ sdk }) {
      for (const baseUrl of [undefined, '', 'not a url', 'api/v1', '//host/api/v1']) {
        const make = async () => sdk.createTilava({ baseUrl } as never);
        // One after the other, so that it is clear which one is taken.
        // oxlint-disable-next-line no-await-in-loop
        same((await failure(make(), sdk.isArgumentError)).argument, 'baseUrl');
      }
    },
  },
  {
    name: 'finds the API by a path of the page',
    only: 'browser',
    async run({ sdk, tilava }) {
      const ofPage = sdk.createTilava({ baseUrl: '/api/v1', tokenStore: tilava.tokenStore });
      same((await ofPage.bearers.verify()).user.email, 'landlord@tilava.example');
    },
  },
  {
    name: 'names what is no file, no signal and no limit',
    async run({ sdk, tilava }) {
      const calls = [
        tilava.files.upload({ file: null } as never),
        tilava.files.upload(undefined as never),
        tilava.users.get('1', { signal: new AbortController() } as never),
        tilava.users.list().toArray(undefined as never),
      ];
      const errors = await Promise.all(calls.map((call) => failure(call, sdk.isArgumentError)));
      same(
        errors.map(({ argument }) => argument),
        ['file', 'file', 'signal', 'limit'],
      );
    },
  },
];

/** What a caller does that no longer cares, or does wrong. */
export const callers: readonly Step[] = [...own, ...untyped];
