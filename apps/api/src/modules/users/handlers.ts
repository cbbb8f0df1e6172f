import type { Handlers } from '../../http/operations.ts';
import type { UserChanging } from './changing.ts';
import type { UserDeleting } from './deleting.ts';
import type { UserExporting } from './exporting.ts';
import type { UserService } from './service.ts';

/** What is done with users. */
export interface UserServices {
  readonly users: UserService;
  readonly changing: UserChanging;
  readonly deleting: UserDeleting;
  readonly exporting: UserExporting;
}

/** The operations of users who are there already. */
export const userHandlers = ({
  users,
  changing,
  deleting,
  exporting,
}: UserServices): Handlers<'getUser' | 'listUsers' | 'updateUser' | 'deleteUser' | 'getUserExport'> => ({
  getUser: async ({ caller, path }) => {
    const { user, version } = await users.read(caller, path.id);
    return { status: 200, body: user, version };
  },

  listUsers: async ({ query: { pageNumber = 1, entriesPerPage = 10 } }) => ({
    status: 200,
    body: await users.list(pageNumber, entriesPerPage),
  }),

  updateUser: async ({ caller, path: { id }, body, ifMatch }) => {
    const { user, version } = await changing.update({ caller, id, ifMatch }, body);
    return { status: 200, body: user, version };
  },

  deleteUser: async ({ caller, path }) => {
    await deleting.delete(caller, path.id);
    return { status: 204 };
  },

  getUserExport: async ({ caller, path }) => ({
    status: 200,
    body: await exporting.export(caller, path.id),
  }),
});
