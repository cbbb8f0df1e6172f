import type { FreeBytes } from '../http/plugins/freeSpace.ts';
import { auditReadService } from '../modules/admin/auditReadService.ts';
import { auditReadStore } from '../modules/admin/auditReadStore.ts';
import { adminHandlers } from '../modules/admin/handlers.ts';
import { systemReadService } from '../modules/admin/systemReadService.ts';
import { systemReadStore } from '../modules/admin/systemReadStore.ts';
import { readVersion } from '../version.ts';
import type { Dependencies } from './dependencies.ts';

/** The module that tells admins what was done, and how the system is. */
export const adminModule = ({ database }: Dependencies, freeBytes: FreeBytes) => ({
  handlers: adminHandlers(
    auditReadService(auditReadStore(database)),
    systemReadService({ store: systemReadStore(database), version: readVersion(), freeBytes }),
  ),
});
