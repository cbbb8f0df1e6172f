import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  files,
  idempotencyKeys,
  invitations,
  loginFailures,
  mails,
  messageAttachments,
  needs,
  residences,
  subscriptions,
  users,
} from '../../db/schema.ts';
import type { Caller } from '../../http/operations.ts';
import { bearerInvalid, notFound, ProblemError } from '../../http/problems.ts';
import { hashOf } from '../bearers/secrets.ts';
import { lockPairs } from '../favorites/store.ts';
import type { UserLocks } from '../locks.ts';
import { requireReach } from '../permissions.ts';
import { hasColleagues } from '../team/store.ts';
import type { CancelViewings } from '../viewings/mails.ts';
import { confirmationMissing } from './rules.ts';
import type { UserStore } from './store.ts';

interface UserDeletionParts extends Pick<Dependencies, 'audit' | 'clock'> {
  readonly store: UserDeletionStore;
  readonly confirmations: Pick<UserStore, 'useConfirmation'>;
  /** Removes files from where they are kept, once nothing refers to them any more. */
  readonly removeObjects: (keys: readonly string[]) => Promise<void>;
  readonly cancelViewings: CancelViewings;
  readonly locks: Pick<UserLocks, 'lockToDelete'>;
}

export function userDeletionService({
  store,
  confirmations,
  removeObjects,
  cancelViewings,
  locks,
  audit,
  clock,
}: UserDeletionParts) {
  /** With an admin all admins are locked, so that one of them stays. */
  async function lock(caller: Caller, id: string) {
    const found = await store.find(id);
    if (found === null) throw notFound();
    const others = found.isAdmin ? await store.adminIds() : [];
    const locked = await locks.lockToDelete([caller.id, found.id, ...others]);
    if (!locked.has(caller.id)) throw bearerInvalid();
    const user = locked.get(found.id);
    if (user === undefined) throw notFound();
    const admins = [...locked.values()].filter(({ isAdmin }) => isAdmin);
    if (user.isAdmin && admins.length === 1) {
      throw new ProblemError(409, 'last_admin', 'The last admin can’t be deleted');
    }
    return user;
  }

  return {
    async delete(caller: Caller, id: string): Promise<void> {
      requireReach(caller, 'deleteUser', id);
      const keys = await store.transaction(async () => {
        const user = await lock(caller, id);
        if (caller.id !== user.id) await audit.record(caller, 'deleteUser', user.id);
        else if (await store.hasColleagues(user.id)) throw hasColleaguesStill();
        else if (!(await confirmations.useConfirmation(caller.bearer, clock()))) throw confirmationMissing();
        await cancelViewings({ ofUser: user.id });
        return store.delete(user);
      });
      await removeObjects(keys);
    },
  };
}

const hasColleaguesStill = () =>
  new ProblemError(409, 'last_owner', 'Remove your colleagues first; this account owns the announcements');

export type UserDeletionService = ReturnType<typeof userDeletionService>;

interface DeletedUser {
  readonly id: string;
  readonly email: string;
}

export function userDeletionStore(database: Database) {
  /** Pictures that the user uploaded for somebody else's residence stay: they are that one's. */
  async function leaveFilesOfOthers(userId: string): Promise<void> {
    const elsewhere = await database.queries
      .select({ id: files.id, ownerId: residences.userId })
      .from(files)
      .innerJoin(residences, eq(residences.id, files.residenceId))
      .where(and(eq(files.userId, userId), ne(residences.userId, userId)));
    for (const { id, ownerId } of elsewhere) {
      await database.queries.update(files).set({ userId: ownerId }).where(eq(files.id, id));
    }
  }

  /** Deletes the rows of all pictures of the user; answers their keys. */
  async function deleteFiles(userId: string): Promise<string[]> {
    const ownResidences = database.queries
      .select({ id: residences.id })
      .from(residences)
      .where(eq(residences.userId, userId));
    const deleted = await database.queries
      .delete(files)
      .where(or(eq(files.userId, userId), inArray(files.residenceId, ownResidences)))
      .returning({ key: files.key });
    return deleted.map(({ key }) => key);
  }

  /** Attachments that were sent stay with their messages; answers the keys of the others. */
  async function deleteUnsentAttachments(userId: string): Promise<string[]> {
    const deleted = await database.queries
      .delete(messageAttachments)
      .where(and(eq(messageAttachments.uploaderId, userId), isNull(messageAttachments.messageId)))
      .returning({ key: messageAttachments.key });
    return deleted.map(({ key }) => key);
  }

  /** What names the user without a foreign key. */
  async function forget({ id, email }: DeletedUser): Promise<void> {
    await database.queries.delete(loginFailures).where(eq(loginFailures.emailHash, hashOf(email)));
    await database.queries.delete(subscriptions).where(eq(subscriptions.email, email));
    await database.queries.delete(invitations).where(eq(invitations.email, email));
    await database.queries.delete(mails).where(eq(mails.recipient, email));
    await database.queries.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, id));
  }

  return {
    transaction: <Result>(work: () => Promise<Result>) => database.transaction(work),

    async find(id: string) {
      const [row] = await database.queries
        .select({ id: users.id, isAdmin: users.isAdmin })
        .from(users)
        .where(eq(users.id, id));
      return row ?? null;
    },

    hasColleagues: (id: string): Promise<boolean> => hasColleagues(database, id),

    async adminIds(): Promise<string[]> {
      const rows = await database.queries.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
      return rows.map(({ id }) => id);
    },

    /** Deletes the user, who is locked, and everything that is theirs; answers the keys of their files. */
    async delete(user: DeletedUser): Promise<string[]> {
      const { id } = user;
      await lockPairs(database, { ofUser: id });
      await leaveFilesOfOthers(id);
      // An announcement refers to its residence, which the cascade may reach first.
      await database.queries.delete(announcements).where(eq(announcements.userId, id));
      const keys = [...(await deleteFiles(id)), ...(await deleteUnsentAttachments(id))];
      await database.queries.delete(residences).where(eq(residences.userId, id));
      await database.queries.delete(needs).where(eq(needs.userId, id));
      await forget(user);
      await database.queries.delete(users).where(eq(users.id, id));
      return keys;
    },
  };
}

type UserDeletionStore = ReturnType<typeof userDeletionStore>;
