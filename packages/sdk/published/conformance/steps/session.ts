import { failure, same, type Step } from '../trial.ts';

const begin: readonly Step[] = [
  {
    name: 'logs in',
    async run({ tilava, password }) {
      const { bearer, user } = await tilava.session.logIn({ email: 'landlord@tilava.example', password });
      same(user.email, 'landlord@tilava.example');
      same(await tilava.tokenStore.get(), bearer);
      same((await tilava.bearers.verify()).user.id, user.id);
    },
  },
];

const end: readonly Step[] = [
  {
    name: 'logs out',
    async run({ sdk, tilava }) {
      const bearer = (await tilava.tokenStore.get()) ?? '';
      await tilava.session.logOut();
      same(await tilava.tokenStore.get(), null);
      const error = await failure(tilava.withBearer(bearer).bearers.verify(), sdk.isUnauthorizedError);
      same(error.code, 'bearer_invalid');
    },
  },
];

/** Every other step stands between these. */
export const session = { begin, end };
