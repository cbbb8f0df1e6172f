import type { components } from '@tilava/sdk/schema';
import type { Handlers } from '../../http/operations.ts';
import { bearerInvalid } from '../../http/problems.ts';
import { type BearerWriteService, credentialsWrong } from './service.ts';
import { assertNoRest } from '../everyField.ts';
import type { UserReadService } from '../users/service.ts';

export const bearerHandlers = (
  bearers: BearerWriteService,
  users: UserReadService,
  logIn: LogIn,
): Handlers<'createBearer' | 'verifyBearer' | 'deleteBearer' | 'checkCredentials'> => ({
  createBearer: async ({ body, address }) => ({
    status: 201,
    body: await logIn(body, address),
    location: '/bearers',
  }),

  verifyBearer: async ({ caller }) => {
    const user = await users.readOwn(caller.id);
    if (user === null) throw bearerInvalid();
    return {
      status: 200,
      body: {
        expiresAt: caller.bearerExpiresAt.toISOString(),
        mustChangePassword: caller.mustChangePassword,
        user,
      },
    };
  },

  checkCredentials: async ({ caller, body, address }) => {
    await bearers.confirm(caller, { ...body, address });
    return { status: 204 };
  },

  deleteBearer: async ({ caller }) => {
    await bearers.delete(caller);
    return { status: 204 };
  },
});

type Schemas = components['schemas'];

type LogIn = (credentials: Schemas['Credentials'], address: string) => Promise<Schemas['Session']>;

/** Makes what logs in; see `BearerWriteService.create` for what it refuses. */
export const loggingIn =
  (bearers: BearerWriteService, users: UserReadService): LogIn =>
  async (credentials, address) => {
    const { email, password, rememberMe = false, ...rest } = credentials;
    assertNoRest(rest);
    const session = await bearers.create({ email, password, rememberMe, address });
    const user = await users.readOwn(session.userId);
    if (user === null) throw credentialsWrong();
    return {
      bearer: session.bearer,
      expiresAt: session.expiresAt.toISOString(),
      mustChangePassword: session.mustChangePassword,
      user,
    };
  };
