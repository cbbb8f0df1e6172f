import type { Handlers } from '../../http/operations.ts';
import type { AuditReadService } from './auditReadService.ts';
import type { SystemReadService } from './systemReadService.ts';

/** The operations that tell admins what was done, and how the system is. */
export const adminHandlers = (
  audit: AuditReadService,
  system: SystemReadService,
): Handlers<'listAuditEntries' | 'getSystemState'> => ({
  listAuditEntries: async ({ query: { cursor, limit = 50, ...filter } }) => ({
    status: 200,
    body: await audit.list(filter, { cursor, limit }),
  }),

  getSystemState: async () => ({ status: 200, body: await system.read() }),
});
