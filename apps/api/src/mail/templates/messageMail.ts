import { maxInAlert } from '@tilava/domain/alerts';
import type { Locale } from '@tilava/domain/format';
import type { MailContent } from '../mailTransport.ts';
import type { MailSite } from '../mailSite.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { layOut, type MailEntry } from './layOut.ts';

/** A thread with messages that its reader has not seen. */
export interface MailedThread {
  readonly id: string;
  /** The address of the premises. */
  readonly subject: string;
  /** Who wrote; null where the account is gone. */
  readonly otherName: string | null;
  readonly count: number;
  /** How many files they have; nothing else is told of them. */
  readonly attachments: number;
  /** The beginning of the first of them; null where mails carry no text. */
  readonly quote: string | null;
}

interface MessageMailParts extends MailSite {
  readonly language: Locale;
  readonly threads: readonly MailedThread[];
  readonly unsubscribeUrl: string;
}

/** The mail that tells of unread messages, by thread. */
export function messageMail(parts: MessageMailParts): MailContent {
  const { language, publicUrl, productName, threads, unsubscribeUrl } = parts;
  const texts = mailTexts[language].message;
  const [first] = threads;
  const named = threads.slice(0, maxInAlert);
  const others = threads.length - named.length;
  const isOfOne = first !== undefined && threads.length === 1;
  return layOut({
    language,
    productName,
    subject: isOfOne ? texts.subject(first.count, first.subject) : texts.digest(threads.length),
    paragraphs: [texts.why, ...(others > 0 ? [texts.further(others)] : [])],
    groups: [{ entries: named.map((thread) => threadEntry(thread, parts)) }],
    link: {
      label: texts.label,
      address: isOfOne ? threadUrl(first, publicUrl) : `${publicUrl}/user/messages`,
    },
    afterwards: [texts.settings],
    unsubscribe: { label: texts.unsubscribe, address: unsubscribeUrl },
  });
}

function threadEntry(thread: MailedThread, { language, publicUrl }: MessageMailParts): MailEntry {
  const { subject, otherName, count, attachments, quote } = thread;
  const texts = mailTexts[language].message;
  return {
    title: `${otherName ?? texts.deletedUser} · ${subject}`,
    address: threadUrl(thread, publicUrl),
    picture: null,
    points: null,
    facts:
      attachments === 0 ? texts.unread(count) : `${texts.unread(count)} · ${texts.attachments(attachments)}`,
    reason: null,
    quote: quote === null ? null : texts.quote(quote),
  };
}

const threadUrl = ({ id }: Pick<MailedThread, 'id'>, publicUrl: string): string =>
  `${publicUrl}/user/messages/${id}`;
