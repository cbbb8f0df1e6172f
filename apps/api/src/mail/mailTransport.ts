import type { SendMailOptions } from 'nodemailer/lib/mailer';

/** What a mail says. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail that is to be sent. */
export interface Mail extends MailContent {
  /** Makes the Message-ID: the same mail sent twice is one to whoever gets it. */
  readonly id: string;
  readonly recipient: string;
  readonly createdAt: Date;
  /** Where one click unsubscribes from mails like this one (RFC 8058); null where they are not to be had without. */
  readonly unsubscribeUrl: string | null;
}

/** Takes mails out of the product. */
export interface MailTransport {
  /** Hands the mail over; rejects where it was not taken, or where the signal ends the attempt. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

/** The message of a mail in the form that the mail library takes. */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that nothing in the address is read as a second recipient.
    to: { name: '', address: mail.recipient },
    messageId: `<${mail.id}@${hostOf(from)}>`,
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
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
