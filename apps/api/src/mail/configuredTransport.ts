import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { folderTransport } from './folderTransport.ts';
import type { MailTransport } from './mailTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

/** Where the environment says that mails go: to a mail server, or without one into the data folder. */
export function configuredTransport({ smtpUrl, dataFolder, mailFrom }: ServerConfig): MailTransport {
  return smtpUrl === null
    ? folderTransport(join(dataFolder, 'outbox'), mailFrom)
    : smtpTransport(smtpUrl, mailFrom);
}
