import { failure, same, type Step, type Trial } from '../trial.ts';

const oneself = async ({ tilava }: Trial): Promise<string> => (await tilava.bearers.verify()).user.id;

/** Calls of the real API, as they come and go. */
export const calls: readonly Step[] = [
  {
    name: 'lists all users over all pages',
    async run({ sdk, api, password }) {
      const admin = sdk.createTilava({ baseUrl: api });
      await admin.session.logIn({ email: 'admin@tilava.example', password });
      const { entriesCount } = await admin.users.list({ entriesPerPage: 1 });
      const emails = new Set<string>();
      for await (const { email } of admin.users.list({ entriesPerPage: 5 })) emails.add(email);
      same(entriesCount > 5, true);
      same(emails.size, entriesCount);
      await admin.session.logOut();
    },
  },
  {
    name: 'reads with the headers of the answer',
    async run(trial) {
      const { data, response, requestId, etag } = await trial.tilava.users
        .get(await oneself(trial))
        .withResponse();
      same(data.email, 'landlord@tilava.example');
      same([response.status, typeof requestId, typeof etag], [200, 'string', 'string']);
      same(((await response.json()) as { readonly id: string }).id, data.id);
    },
  },
  {
    name: 'changes what was read, and refuses to change what has changed since',
    async run(trial) {
      const { sdk, tilava } = trial;
      const id = await oneself(trial);
      const { etag } = await tilava.users.get(id).withResponse();
      const description = `Written by ${crypto.randomUUID()}`;
      const options = { ifMatch: etag ?? '' };
      same((await tilava.users.update(id, { description }, options)).description, description);
      const error = await failure(
        tilava.users.update(id, { description: 'Too late' }, options),
        sdk.isPreconditionFailedError,
      );
      same([error.status, (await tilava.users.get(id)).description], [412, description]);
    },
  },
  {
    name: 'tells what is not there',
    async run({ sdk, tilava }) {
      const error = await failure(tilava.users.get(crypto.randomUUID()), sdk.isNotFoundError);
      same([error instanceof sdk.NotFoundError, error instanceof sdk.ApiError], [true, true]);
      same([error.name, error.status, error.code], ['NotFoundError', 404, 'not_found']);
      same(error.requestId, error.problem?.requestId);
      same(typeof error.requestId, 'string');
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
];
