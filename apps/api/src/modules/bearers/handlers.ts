import type { Handlers } from '../../http/operations.ts';
import { bearerInvalid } from '../../http/problems.ts';
import type { UserReadService } from '../users/readService.ts';
import type { LogIn } from './logIn.ts';
import type { BearerWriteService } from './writeService.ts';

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
