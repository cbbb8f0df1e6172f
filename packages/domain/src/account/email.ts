// Stands apart from the field, so that the first page can check an address without loading schemas.

/** The longest address that mail can be sent to (RFC 5321), in characters. */
const greatestLength = 254;

const mailbox =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;
const dotsInARow = /^\.|\.\.|\.@/;

/** Of the web and of Node.js alike; its host names are written as DNS has them. */
declare const URL: new (address: string) => { readonly hostname: string };

const internationalDomain = /(?<=@)(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain as DNS has it, where that is written in letters of a language.
 *
 * @example
 * withAsciiDomain('posti@sähkö.fi'); // 'posti@xn--shk-qla6g.fi'
 */
export function withAsciiDomain(text: string): string {
  const domain = internationalDomain.exec(text)?.[0];
  if (domain === undefined) return text;
  try {
    return text.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    // No domain at all, of which the pattern tells.
    return text;
  }
}

/** Whether a text is an email address by the standard pattern (§5), with a domain of at least two names. */
export const isEmail = (text: string): boolean =>
  text.length <= greatestLength && mailbox.test(text) && !dotsInARow.test(text);

/** Mails that an account can't do without: nobody shall wait at a door because a viewing was cancelled, or miss a decision. */
const essentialMails = [
  'verification',
  'temporaryPassword',
  'viewing',
  'decision',
  'teamInvitation',
  'webhook',
] as const;

export type MailKind =
  | (typeof essentialMails)[number]
  | 'newsletter'
  | 'interest'
  | 'mutualInterest'
  | 'message'
  | 'change'
  | 'alert'
  | 'viewingReminder';

/** Whether a mail reaches users who have unsubscribed. */
export const reachesUnsubscribed = (kind: MailKind): boolean =>
  essentialMails.some((essential) => essential === kind);
