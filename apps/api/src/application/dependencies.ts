import type { ServerConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { eventHub, type EventHub } from '../events/eventHub.ts';
import { createFileStore } from '../files/diskFileStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { pictureStore, type PictureStore } from '../files/pictureStore.ts';
import { type MailSite, mailSiteOf } from '../mail/mailSite.ts';
import { mailOutbox, type MailOutbox } from '../mail/mailOutbox.ts';
import { adminAudit, type Audit } from '../modules/auditLog.ts';
import { eventOutbox, type EventOutbox } from '../webhooks/eventOutbox.ts';
import { userLocks, type UserLocks } from '../modules/locks.ts';

export interface Dependencies {
  readonly config: ServerConfig;
  readonly site: MailSite;
  readonly database: Database;
  readonly clock: () => Date;
  readonly outbox: MailOutbox;
  /** Tells those who are connected what has changed. */
  readonly events: EventHub;
  /** What webhooks are sent. */
  readonly eventOutbox: EventOutbox;
  readonly audit: Audit;
  readonly locks: UserLocks;
  readonly fileStore: FileStore;
  readonly pictures: PictureStore;
  readonly report: Report;
}

type Report = (error: unknown, message: string) => void;

export const createDependencies = async (
  config: ServerConfig,
  database: Database,
  clock: () => Date,
  report: Report,
): Promise<Dependencies> => {
  const fileStore = await createFileStore(config);
  return {
    config,
    site: mailSiteOf(config),
    database,
    clock,
    outbox: mailOutbox(database, clock),
    events: eventHub(database),
    eventOutbox: eventOutbox(database, clock),
    audit: adminAudit(database, clock),
    locks: userLocks(database),
    fileStore,
    pictures: pictureStore(fileStore, (error) => {
      report(error, 'Couldn’t store or remove a file');
    }),
    report,
  };
};
