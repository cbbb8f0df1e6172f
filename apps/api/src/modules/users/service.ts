import { helsinkiDay } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers, Versioned } from '../../http/operations.ts';
import { invalidValue, notFound, requireVersion } from '../../http/problems.ts';
import { hashPassword } from '../bearers/secrets.ts';
import { unusableFile } from '../files/lockUnattached.ts';
import { passwordChangeRequired, requireReach } from '../permissions.ts';
import { presentUser } from './present.ts';
import {
  confirmationMissing,
  refuseCommonPassword,
  refuseImpossibleProfile,
  refuseOtherKind,
} from './rules.ts';
import type { UserListRequest, UserRow, UserStore, WholeUser } from './store.ts';
import { userColumns } from './toRow.ts';
import type { UserDeletionService } from './deletion.ts';
import type { UserExportService } from './exportService.ts';

type User = components['schemas']['User'];

export function userReadService(store: UserStore) {
  /** The user with everything that is theirs; who asks has to be allowed already. */
  async function readVersion(id: string): Promise<Versioned<User>> {
    const found = await store.find(id);
    if (found === null) throw notFound();
    return { body: present(found), version: found.row.version };
  }

  return {
    readVersion,

    /** Oneself; null where one has just been deleted. */
    async readOwn(id: string): Promise<User | null> {
      const found = await store.find(id);
      return found && present(found);
    },

    async read(caller: Caller, id: string): Promise<Versioned<User>> {
      requireReach(caller, 'getUser', id);
      return readVersion(id);
    },

    async list(request: UserListRequest): Promise<components['schemas']['UserPage']> {
      const found = await store.list(request);
      return {
        results: found.map(({ user }) => present(user)),
        records: found.map(({ user, createdAt, verifiedAt }) => ({
          id: user.row.id,
          createdAt: createdAt.toISOString(),
          verifiedAt: verifiedAt?.toISOString() ?? null,
        })),
        entriesCount: await store.count(request),
        pageNumber: request.pageNumber,
      };
    },
  };
}

export type UserReadService = ReturnType<typeof userReadService>;

const present = ({ row, ...relations }: WholeUser): User => presentUser(row, relations);

type Changes = components['schemas']['UserChanges'];

interface UserWriteParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock' | 'events'> {
  readonly store: UserStore;
  readonly users: UserReadService;
}

interface Target {
  readonly caller: Caller;
  readonly id: string;
  readonly ifMatch: number | null;
}

/** A colleague uploads as the organisation. */
const ownersOf = ({ id, membership }: Caller) =>
  membership === null ? [id] : [id, membership.organizationId];

export function userWriteService({ store, users, locks, audit, clock, events }: UserWriteParts) {
  async function lock({ caller, id, ifMatch }: Target): Promise<UserRow> {
    const row = await locks.lockOwner(caller, id);
    if (row === null) throw notFound();
    requireVersion(ifMatch, row.version);
    return row;
  }

  async function refuseForeignFile(caller: Caller, before: UserRow, fileId: string): Promise<void> {
    if (fileId === before.fileId || (await store.lockUnattached(fileId, ownersOf(caller)))) return;
    throw unusableFile('/body/file');
  }

  async function changeProfile(target: Target, changes: Changes): Promise<Versioned<User>> {
    const { caller, id } = target;
    const { file } = changes;
    return store.transaction(async () => {
      const before = await lock(target);
      refuseOtherKind(changes, before);
      refuseImpossibleProfile(changes, helsinkiDay(clock()));
      const columns = userColumns(changes, before);
      if (typeof file === 'string') {
        await refuseForeignFile(caller, before, file);
        await store.giveFile(file, id);
      }
      await store.update(id, { ...columns, ...(file !== undefined && { fileId: file }) });
      if (columns.sharesContacts !== undefined && columns.sharesContacts !== before.sharesContacts) {
        await events.publish(await store.correspondentsOf(id), { kind: 'interests', thread: null });
      }
      if (caller.id !== id) await audit.record(caller, 'updateUser', id, Object.keys(changes));
      return users.readVersion(id);
    });
  }

  async function changePassword(target: Target, password: string): Promise<Versioned<User>> {
    const { caller, id } = target;
    if (!(await store.isConfirmed(caller.bearer, clock()))) throw confirmationMissing();
    const passwordHash = await hashPassword(password);
    return store.transaction(async () => {
      await lock(target);
      const now = clock();
      if (!(await store.useConfirmation(caller.bearer, now))) throw confirmationMissing();
      await store.update(id, { passwordHash });
      await store.endOtherSessions(id, caller.bearer, now);
      return users.readVersion(id);
    });
  }

  return {
    async update(target: Target, changes: Changes): Promise<Versioned<User>> {
      const { caller, id } = target;
      requireReach(caller, 'updateUser', id);
      const { password } = changes;
      if (password === undefined) {
        if (caller.mustChangePassword) throw passwordChangeRequired();
        return changeProfile(target, changes);
      }
      refuseImpossiblePassword(changes, password, caller.id === id);
      return changePassword(target, password);
    },
  };
}

type UserWriteService = ReturnType<typeof userWriteService>;

function refuseImpossiblePassword(changes: Changes, password: string, isOneself: boolean): void {
  if (!isOneself) throw invalidValue('Users can only set their own password', '/body/password');
  const other = Object.keys(changes).find((name) => name !== 'password');
  if (other !== undefined) throw invalidValue('A password must be sent on its own', `/body/${other}`);
  refuseCommonPassword(password);
}

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
  getUser: async ({ caller, path }) => ({ status: 200, ...(await users.read(caller, path.id)) }),

  listUsers: async ({ query }) => {
    const { pageNumber = 1, entriesPerPage = 10, sort = 'createdAt', direction = 'ascending' } = query;
    const { text, isLandlord } = query;
    const request = { pageNumber, entriesPerPage, text, isLandlord, sort, direction };
    return { status: 200, body: await users.list(request) };
  },

  updateUser: async ({ caller, path: { id }, body, ifMatch }) => ({
    status: 200,
    ...(await changing.update({ caller, id, ifMatch }, body)),
  }),

  deleteUser: async ({ caller, path }) => {
    await deleting.delete(caller, path.id);
    return { status: 204 };
  },

  getUserExport: async ({ caller, path }) => ({
    status: 200,
    stream: await exporting.export(caller, path.id),
  }),
});
