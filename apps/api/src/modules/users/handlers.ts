import type { Handlers } from '../../http/operations.ts';
import type { UserReadService, UserWriteService } from './service.ts';
import type { UserDeletionService } from './deletion.ts';
import type { UserExportService } from './exportService.ts';

interface UserServices {
  readonly users: UserReadService;
  readonly changing: UserWriteService;
  readonly deleting: UserDeletionService;
  readonly exporting: UserExportService;
}

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

  listUsers: async ({ query }) => {
    const { pageNumber = 1, entriesPerPage = 10, sort = 'createdAt', direction = 'ascending' } = query;
    const { text, isLandlord } = query;
    const request = { pageNumber, entriesPerPage, text, isLandlord, sort, direction };
    return { status: 200, body: await users.list(request) };
  },

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
    stream: await exporting.export(caller, path.id),
  }),
});
