import { failure, same, type Step } from '../trial.ts';

/** What became of a bearer on its way, see `support/oddServer.ts`. */
interface Landing {
  readonly bearerBefore: string | null;
  readonly bearerHere: string | null;
}

/** Calls that do not go as they should. */
export const endings: readonly Step[] = [
  {
    name: 'aborts a call in flight',
    async run({ sdk, odd }) {
      const controller = new AbortController();
      const reason = new Error('No longer needed');
      const call = sdk
        .createTilava({ baseUrl: `${odd}/silent` })
        .users.get('1', { signal: controller.signal });
      setTimeout(() => controller.abort(reason), 50);
      same((await failure(call, sdk.isAbortError)).cause === reason, true);
    },
  },
  {
    name: 'aborts a call in the middle of its answer',
    async run({ sdk, odd }) {
      const controller = new AbortController();
      const call = sdk
        .createTilava({ baseUrl: `${odd}/stalling` })
        .users.get('1', { signal: controller.signal });
      setTimeout(() => controller.abort(), 200);
      await failure(call, sdk.isAbortError);
    },
  },
  {
    name: 'gives up on a silent server',
    async run({ sdk, odd }) {
      const tilava = sdk.createTilava({ baseUrl: `${odd}/silent`, timeoutMs: 50, maxRetries: 0 });
      same((await failure(tilava.users.get('1'), sdk.isTimeoutError)).limit, 'attempt');
      const late = tilava.users.get('1', { timeoutMs: 5_000, deadlineMs: 50 });
      same((await failure(late, sdk.isTimeoutError)).limit, 'deadline');
    },
  },
  {
    name: 'gives up on a server that stalls',
    async run({ sdk, odd }) {
      const tilava = sdk.createTilava({ baseUrl: `${odd}/stalling`, timeoutMs: 200, maxRetries: 0 });
      same((await failure(tilava.users.get('1'), sdk.isTimeoutError)).limit, 'attempt');
    },
  },
  {
    name: 'sends a body again, under the same key',
    async run({ sdk, odd }) {
      const retries: (number | null)[] = [];
      const tilava = sdk.createTilava({
        baseUrl: `${odd}/failing-once/${crypto.randomUUID()}`,
        onRetry: ({ status }) => retries.push(status),
      });
      const { data } = await tilava.http.POST('/matchmaking', { body: { property: 'one' } });
      same([retries, data], [[503], { bodies: ['{"property":"one"}', '{"property":"one"}'] }]);
    },
  },
  {
    name: 'follows a redirect to another origin without the bearer',
    only: 'server',
    async run({ sdk, odd }) {
      const tilava = sdk.createTilava({ baseUrl: `${odd}/elsewhere` }).withBearer('secret');
      const { data } = await tilava.http.GET('/user/{id}', { params: { path: { id: '1' } } });
      same(data, { bearerBefore: 'Bearer secret', bearerHere: null } satisfies Landing);
    },
  },
  {
    name: 'refuses a redirect, which a browser does not show',
    only: 'browser',
    async run({ sdk, odd }) {
      const options = { baseUrl: `${odd}/elsewhere`, maxRetries: 0 };
      const error = await failure(
        sdk.createTilava(options).withBearer('secret').users.get('1'),
        sdk.isNetworkError,
      );
      same(error.message, 'The server redirects elsewhere');
    },
  },
];
