import type { Handlers } from '../../http/operations.ts';
import type { UserService } from './service.ts';

/** The operations of users. */
export const userHandlers = (users: UserService): Handlers<'getUser'> => ({
  getUser: async ({ caller, path }) => ({ status: 200, body: await users.read(caller, path.id) }),
});
