import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { auditLog as auditTable } from '../../db/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { OperationId } from '../../http/operations.ts';

/** What admins did. */
export const auditLog = (database: Database, clock: () => Date) => ({
  /** Notes an action in the transaction that does it; of fields, only the names. */
  async record(
    admin: Caller,
    action: OperationId,
    targetId: string,
    fields: readonly string[] = [],
  ): Promise<void> {
    const row = { id: uuidv7(), adminId: admin.id, action, targetId, fields, createdAt: clock() };
    await database.queries.insert(auditTable).values(row);
  },
});

/** See `auditLog`. */
export type AuditLog = ReturnType<typeof auditLog>;
