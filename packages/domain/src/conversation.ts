import { nextAlertAt } from './alerts.ts';
import type { Contract } from './contract.ts';
import type { InterestFrequency } from './interest.ts';
import { isBlank, toLines, toOneLine } from './text.ts';

export const maxMessageLength = 4_000;

/** Of a note that shows interest. */
export const maxNoteLength = 600;

/** How much a user can write; the contract says so, too. */
export const messageLimits = { newThreadsPerDay: 20, messagesPerHour: 60 } as const;

/** Months after the last message in which a thread is kept. */
export const threadsKeptFor = 24;

export type Side = Contract['ThreadSide'];

export interface Conversation {
  /** Whether both accounts and the announcement still exist. */
  readonly isComplete: boolean;
  readonly isInterested: Readonly<Record<Side, boolean>>;
  /** Whether one side has blocked the other, or is suspended. */
  readonly isLocked: boolean;
  /** Whether the side showed interest and withdrew it. */
  readonly hasWithdrawn: Readonly<Record<Side, boolean>>;
  /** How many messages each side has sent. */
  readonly sent: Readonly<Record<Side, number>>;
}

/**
 * What a side can write. Until interest is mutual each side can send one message; withdrawn interest closes the thread
 * until it is shown again, and so do a block and a suspension until they end.
 */
export function threadState(conversation: Conversation, side: Side): Contract['ThreadState'] {
  const { isComplete, isLocked, isInterested, hasWithdrawn, sent } = conversation;
  const isOpen = isInterested.tenant || isInterested.landlord;
  if (!isComplete || isLocked || !isOpen || hasWithdrawn.tenant || hasWithdrawn.landlord) return 'closed';
  if (isInterested.tenant && isInterested.landlord) return 'open';
  return sent[side] === 0 ? 'oneMessage' : 'awaitingAnswer';
}

/**
 * A message as it is sent: without blanks around it and characters that can't be seen; null where nothing is left.
 *
 * @example
 * toMessage('  Is it quiet?\r\n'); // 'Is it quiet?'
 */
export function toMessage(text: string): string | null {
  const message = toLines(text.replaceAll(/\r\n?/g, '\n')).trim();
  return isBlank(message) ? null : message;
}

/** Milliseconds for which a message may be read before an email tells of it. */
const messageMailDelay = 60_000;

/** When an email tells of a message that is sent now, if nobody reads it before; null for never. */
export const messageMailAt = (frequency: InterestFrequency, now: Date): Date | null =>
  frequency === 'immediate' ? new Date(now.getTime() + messageMailDelay) : nextAlertAt(frequency, now, null);

/** How much of a message an email shows, in UTF-16 code units. */
export const maxQuoteLength = 200;

/**
 * The beginning of a message in one line, cut between two characters as readers see them.
 *
 * @example
 * toQuote('We could move in\non 1 March.'); // 'We could move in on 1 March.'
 */
export function toQuote(text: string): string {
  const line = toOneLine(text);
  if (line.length <= maxQuoteLength) return line;
  // Text that goes on shows whether the last character ends where the quote does.
  const [last] = [...new Intl.Segmenter().segment(line.slice(0, 2 * maxQuoteLength))]
    .filter(({ index, segment }) => index + segment.length <= maxQuoteLength)
    .slice(-1);
  return last === undefined ? '…' : `${line.slice(0, last.index + last.segment.length).trimEnd()}…`;
}

/** A web address, up to where a sentence goes on behind it. */
const webAddress = /https?:\/\/(?=[\p{L}\d])[^\s<>"']*[^\s<>"'.,;:!?)\]]/giu;

export interface TextPart {
  readonly text: string;
  /** Where it begins in the message. */
  readonly start: number;
  /** Whether it is a web address. */
  readonly isLink: boolean;
}

/**
 * A message in parts, its web addresses as links. No other scheme becomes one.
 *
 * @example
 * toTextParts('See https://x.fi')[1]; // { start: 4, text: 'https://x.fi', isLink: true }
 */
export function toTextParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    if (index > end) parts.push({ start: end, text: text.slice(end, index), isLink: false });
    parts.push({ start: index, text: address, isLink: true });
    end = index + address.length;
  }
  return end < text.length ? [...parts, { start: end, text: text.slice(end), isLink: false }] : parts;
}

const email = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const accountNumber = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,}/i;
/** Seven digits or more, with what people write between them; days and areas have fewer. */
const phoneNumber = /(?:\+|\b)\d(?:[\s()/-]{0,2}\d){6,}/;

/** Whether a message seems to hold a phone number, an email address or an account number. */
export const hasContactDetails = (text: string): boolean =>
  [email, accountNumber, phoneNumber].some((pattern) => pattern.test(text));
