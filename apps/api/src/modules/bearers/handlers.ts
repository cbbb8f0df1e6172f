import type { Handlers } from '../../http/operations.ts';
import type { UserReadService } from '../users/readService.ts';
import type { BearerService } from './writeService.ts';

/** The operations of sessions. */
export const bearerHandlers = (
  bearers: BearerService,
  users: UserReadService,
): Handlers<'createBearer' | 'verifyBearer' | 'deleteBearer' | 'checkCredentials'> => ({
  createBearer: async ({ body, address }) => {
    const { email, password, rememberMe = false } = body;
    const session = await bearers.create({ email, password, rememberMe, address });
    const user = await users.readOwn(session.userId);
    return {
      status: 201,
      body: {
        bearer: session.bearer,
        expiresAt: session.expiresAt.toISOString(),
        mustChangePassword: session.mustChangePassword,
        user,
      },
    };
  },

  verifyBearer: async ({ caller }) => ({
    status: 200,
    body: {
      expiresAt: caller.bearerExpiresAt.toISOString(),
      mustChangePassword: caller.mustChangePassword,
      user: await users.readOwn(caller.id),
    },
  }),

  checkCredentials: async ({ caller, body, address }) => {
    await bearers.confirm(caller, { ...body, address });
    return { status: 204 };
  },

  deleteBearer: async ({ caller }) => {
    await bearers.delete(caller);
    return { status: 204 };
  },
});
