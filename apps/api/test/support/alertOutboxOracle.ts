import type { FoundPair } from '../../src/alerts/mailingStore.ts';
import { delayAfter } from '../../src/mail/attempts.ts';
import type { Delivery } from './alertMailbox.ts';
import type { ToldMail } from './alertWorld.ts';

/** A mail that waits. */
export interface LeftMail extends ToldMail {
  readonly attempts: number;
  /** What it is to tell of: what it was left with, but for what was none of it at the first attempt. */
  readonly told: readonly FoundPair[];
}

/** Tells pairs apart. */
export const keyOf = ({ needId, announcementId }: FoundPair): string => `${needId} ${announcementId}`;

/**
 * What comes of one attempt to send a mail: what may be told of again, what arrives, and whether the mail waits.
 *
 * @param matches - what its alerts may tell of at this moment, best first
 */
export function attemptToSend(mail: LeftMail, matches: readonly FoundPair[], delivery: Delivery) {
  const attempts = mail.attempts + 1;
  const toTell = new Set(mail.told.map(keyOf));
  const pairs = matches.filter((match) => toTell.has(keyOf(match)));
  const kept = new Set(pairs.map(keyOf));
  const isFirst = attempts === 1;
  const arrives = pairs.length > 0 && delivery !== 'fails';
  const waits = pairs.length > 0 && delivery !== 'arrives' && delayAfter(attempts) !== null;
  return {
    forgotten: isFirst ? mail.told.filter((pair) => !kept.has(keyOf(pair))) : [],
    arrived: arrives ? [{ alertId: mail.alertId, pairs: pairs.map(onlyPair) }] : [],
    left: waits ? [{ ...mail, attempts, told: isFirst ? pairs.map(onlyPair) : mail.told }] : [],
  };
}

/** A pair without what else is known of it. */
export const onlyPair = ({ needId, announcementId }: FoundPair): FoundPair => ({ needId, announcementId });
