import type { FoundMatch } from '../../src/alerts/mailingStore.ts';
import { delayAfter } from '../../src/mail/mailStore.ts';
import type { Delivery } from './alertMailbox.ts';
import { onlyMatch, type NotifiedMail } from './alertWorld.ts';

/** A mail that waits. */
export interface LeftMail extends NotifiedMail {
  readonly userId: string;
  readonly attempts: number;
  /** What it is to tell of: what it was left with, but for what was none of it at the first attempt. */
  readonly notified: readonly FoundMatch[];
}

/** Tells matches apart. */
export const keyOf = ({ alertId, needId, announcementId }: FoundMatch): string =>
  `${alertId} ${needId} ${announcementId}`;

/**
 * What comes of one attempt to send a mail: what may be mailed again, what it says, whether it arrives, and whether it waits.
 *
 * @param matches - what alerts may tell of at this moment, best first
 */
export function attemptToSend(mail: LeftMail, matches: readonly FoundMatch[], delivery: Delivery) {
  const attempts = mail.attempts + 1;
  const toTell = new Set(mail.notified.map(keyOf));
  const pairs = matches.filter((match) => toTell.has(keyOf(match))).map(onlyMatch);
  const kept = new Set(pairs.map(keyOf));
  const isFirst = attempts === 1;
  const arrives = pairs.length > 0 && delivery !== 'fails';
  const waits = pairs.length > 0 && delivery !== 'arrives' && delayAfter(attempts) !== null;
  return {
    forgotten: isFirst ? mail.notified.filter((match) => !kept.has(keyOf(match))) : [],
    pairs,
    arrived: arrives ? [{ pairs }] : [],
    left: waits ? [{ ...mail, attempts, notified: isFirst ? pairs : mail.notified }] : [],
  };
}
