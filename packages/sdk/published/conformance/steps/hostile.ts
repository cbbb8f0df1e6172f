import { at, failure, same, type Step } from '../trial.ts';

/** Servers that answer what the contract does not promise, or nothing at all. */
const answers: readonly Step[] = [
  {
    name: 'notices an answer that breaks off',
    async run(trial) {
      await failure(at(trial, 'cut').users.get('1'), trial.sdk.isNetworkError);
    },
  },
  {
    name: 'tells of a connection that breaks',
    async run(trial) {
      const failed: string[] = [];
      const tilava = at(trial, 'hang-up', { onFailure: ({ error }) => failed.push(error.name) });
      await failure(tilava.users.get('1'), trial.sdk.isNetworkError);
      same(failed, ['NetworkError']);
    },
  },
];

/** Servers that would have the bearer, or end the session. */
const secrets: readonly Step[] = [
  {
    name: 'ends a refused session once, however many calls were under way',
    async run(trial) {
      let ends = 0;
      const tokenStore = trial.sdk.createMemoryTokenStore('gone');
      const tilava = at(trial, 'refusing', { tokenStore, onSessionEnd: () => (ends += 1) });
      const calls = ['1', '2', '3'].map((id) => failure(tilava.users.get(id), trial.sdk.isUnauthorizedError));
      await Promise.all(calls);
      same([ends, tokenStore.get()], [1, null]);
    },
  },
  {
    name: 'keeps its session, whatever another origin says',
    only: 'server',
    async run(trial) {
      let ends = 0;
      const tokenStore = trial.sdk.createMemoryTokenStore('kept');
      const tilava = at(trial, 'forging', { tokenStore, onSessionEnd: () => (ends += 1) });
      await failure(tilava.users.get('1'), trial.sdk.isUnauthorizedError);
      same([ends, tokenStore.get()], [0, 'kept']);
    },
  },
  {
    name: 'keeps its session, whatever another origin says to a fetch that follows redirects itself',
    only: 'server',
    async run(trial) {
      const tokenStore = trial.sdk.createMemoryTokenStore('kept');
      const following = ({ url, headers }: Request) => fetch(url, { headers });
      const tilava = at(trial, 'forging', { tokenStore, fetch: following });
      await failure(tilava.users.get('1'), trial.sdk.isUnauthorizedError);
      same(tokenStore.get(), 'kept');
    },
  },
  {
    name: 'takes no answer of where an upload was redirected, and keeps its session',
    only: 'browser',
    async run(trial) {
      const tokenStore = trial.sdk.createMemoryTokenStore('kept');
      const file = new Blob(['x'], { type: 'image/png' });
      for (const way of ['elsewhere', 'forging']) {
        const upload = at(trial, way, { tokenStore }).files.upload(
          { file },
          {},
          { onProgress: () => undefined },
        );
        // One after the other, so that it is clear which one fails.
        // oxlint-disable-next-line no-await-in-loop
        const { message } = await failure(upload, trial.sdk.isNetworkError);
        same(message, 'The server redirects elsewhere');
      }
      same(tokenStore.get(), 'kept');
    },
  },
  {
    name: 'follows redirects in no circle, and to nothing but addresses',
    only: 'server',
    async run(trial) {
      for (const way of ['round', 'to-data', 'to-file'])
        // One after the other, so that it is clear which one fails.
        // oxlint-disable-next-line no-await-in-loop
        await failure(at(trial, way).users.get('1'), trial.sdk.isNetworkError);
    },
  },
  {
    name: 'sends a write nowhere else than where it was addressed',
    only: 'server',
    async run(trial) {
      const error = await failure(
        at(trial, 'elsewhere').users.update('1', { description: 'Secret' }),
        trial.sdk.isApiError,
      );
      same(error.status, 302);
    },
  },
];

/** What a server does that means no good. */
export const hostile: readonly Step[] = [...answers, ...secrets];
