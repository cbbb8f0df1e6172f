import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';
import type { Caller } from '../http/caller.ts';

type AuditAction = components['schemas']['AuditAction'];

/** Writes down what admins do, in the transaction of what they do; what others do with their own is theirs. */
export const adminAudit = (database: Database, clock: () => Date) => ({
  async record(
    caller: Caller,
    action: AuditAction,
    targetId: string,
    fields: readonly string[] = [],
  ): Promise<void> {
    if (!caller.isAdmin) return;
    await database.queries
      .insert(auditLog)
      .values({ id: uuidv7(), adminId: caller.id, action, targetId, fields, createdAt: clock() });
  },
});

export type Audit = ReturnType<typeof adminAudit>;
