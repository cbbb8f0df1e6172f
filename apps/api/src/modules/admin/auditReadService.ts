import type { components } from '@tilava/sdk/schema';
import { readCursor, writeCursor } from './auditCursor.ts';
import type { AuditFilter, AuditReadStore } from './auditReadStore.ts';

type Schemas = components['schemas'];
type StoredEntry = Awaited<ReturnType<AuditReadStore['list']>>[number];

/** Which page of the log is asked for. */
interface AuditPageRequest {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Reading what admins did, for who may. */
export const auditReadService = (store: AuditReadStore) => ({
  /**
   * A page of the log, newest first.
   *
   * @throws ProblemError 400 where the cursor is of another list
   */
  async list(filter: AuditFilter, { cursor, limit }: AuditPageRequest): Promise<Schemas['AuditPage']> {
    // One more than is shown tells whether there are more.
    const found = await store.list(filter, readCursor(cursor, filter), limit + 1);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      results: shown.map(present),
      nextCursor: last === undefined ? null : writeCursor(last, filter),
    };
  },
});

export type AuditReadService = ReturnType<typeof auditReadService>;

const present = (entry: StoredEntry): Schemas['AuditEntry'] => ({
  id: entry.id,
  createdAt: entry.createdAt.toISOString(),
  actor: { id: entry.actorId, name: entry.actorName },
  action: entry.action,
  object: { id: entry.objectId, name: entry.objectName },
  fields: [...entry.fields],
});
