import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { ServerConfig } from '../config.ts';
import type { Invitation } from '../db/schema.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mail extends MailContent {
  /** Makes the Message-ID: the same mail sent twice is one to whoever gets it. */
  readonly id: string;
  readonly recipient: string;
  readonly createdAt: Date;
  /** Where one click unsubscribes from mails like this one (RFC 8058); null where they are not to be had without. */
  readonly unsubscribeUrl: string | null;
  /** What it puts into a calendar, or takes out; null for any other mail. */
  readonly invitation: Invitation | null;
}

export interface MailTransport {
  /** Hands the mail over; rejects where it was not taken, or where the signal ends the attempt. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that nothing in the address is read as a second recipient.
    to: { name: '', address: mail.recipient },
    messageId: `<${mail.id}@${hostOf(from)}>`,
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Both as an alternative, which programs offer to add, and as an attachment, which others can open.
    ...(mail.invitation !== null && { icalEvent: { filename: 'invite.ics', ...mail.invitation } }),
    // Keeps out-of-office answers away.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail program shows a button for it, and sends what the second header says to the address of the first. */
const unsubscribing = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

const hostOf = (mailbox: string): string => /@([^@>\s]+)>?$/.exec(mailbox)?.[1] ?? 'localhost';

/** Writes each mail into the folder as `{id}.eml`, whole or not at all; only the server's own user may read them. */
function folderTransport(folder: string, from: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transporter.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
  };
}

/** Milliseconds; the mail server's address may name others, as its query. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** `url` may hold a user name and password, and options such as `?requireTLS=true`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({ url, ...timeouts });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...toMessage(mail, from), ...(signal !== undefined && { signal }) });
    },
  };
}

/** Where the environment says that mails go: to a mail server, or without one into the data folder. */
export function configuredTransport({ smtpUrl, dataFolder, mailFrom }: ServerConfig): MailTransport {
  return smtpUrl === null
    ? folderTransport(join(dataFolder, 'outbox'), mailFrom)
    : smtpTransport(smtpUrl, mailFrom);
}
