import { createTransport } from 'nodemailer';
import { toMessage, type MailTransport } from './mailTransport.ts';

/** Milliseconds; the mail server's address may name others, as its query. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Sends mails through the mail server at `url`, `smtp:` or `smtps:`, which may hold a user name and password, and
 * options such as `?requireTLS=true`.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({ url, ...timeouts });
  return {
    async send(mail, signal) {
      await transporter.sendMail({ ...toMessage(mail, from), ...(signal !== undefined && { signal }) });
    },
  };
}
