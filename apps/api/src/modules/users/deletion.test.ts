import { expect, it } from 'vitest';
import type { LockedUser } from '../locks.ts';
import { userDeletionService } from './deletion.ts';
import { userColumns } from './toRow.ts';

const id = '0199a6b0-3c00-7000-8000-00000000010a';

const adminOf = (ownId: string): LockedUser => ({
  ...userColumns({}),
  id: ownId,
  email: `${ownId}@tilava.example`,
  passwordHash: '',
  isLandlord: false,
  isAdmin: true,
  verifiedAt: null,
  fileId: null,
  suspendedUntil: null,
  createdAt: new Date(0),
  version: 1,
});

it('knows oneself by the row that goes, however the id was written', async () => {
  const rows = [adminOf(id), adminOf('0199a6b0-3c00-7000-8000-00000000010b')];
  const service = userDeletionService({
    store: {
      transaction: (work) => work(),
      // As PostgreSQL finds it, to which both are the same.
      find: () => Promise.resolve({ id, isAdmin: true }),
      hasColleagues: () => Promise.resolve(false),
      adminIds: () => Promise.resolve(rows.map((row) => row.id)),
      delete: () => Promise.resolve([]),
    },
    confirmations: { useConfirmation: () => Promise.resolve(false) },
    removeObjects: () => Promise.resolve(),
    cancelViewings: () => Promise.resolve(),
    locks: { lockToDelete: () => Promise.resolve(new Map(rows.map((row) => [row.id, row]))) },
    audit: { record: () => Promise.resolve() },
    clock: () => new Date(0),
  });
  const caller = {
    id,
    userId: id,
    isLandlord: false,
    isAdmin: true,
    bearer: Buffer.alloc(32),
    bearerExpiresAt: new Date(0),
    position: null,
    mustChangePassword: false,
    membership: null,
    hasColleagues: false,
    key: null,
    isSuspended: false,
  };
  await expect(service.delete(caller, id.toUpperCase())).rejects.toMatchObject({ status: 403 });
});
