import { isAlerting, isQuiet } from '@tilava/domain/alerts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import { hashOf, newToken } from '../modules/bearers/token.ts';
import type { aloneWithAlerts } from './alone.ts';
import type { Alert, AlertReader, FoundMatch, MailingStore, WaitingMatch } from './mailingStore.ts';
import type { WriteAlertMail } from './writeAlertMail.ts';

/** What mailing stands on. */
export interface MailingParts {
  readonly store: MailingStore;
  readonly alone: ReturnType<typeof aloneWithAlerts>;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: WriteAlertMail;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/**
 * Leaves the mails that are due in the outbox, one a person, whichever properties it tells of. A mail, and that its matches
 * were told of, are written in one transaction: each match is in one mail at the most, wherever the process dies.
 */
export function mailingMatches({ store, alone, outbox, writeMail, publicUrl, clock }: MailingParts) {
  async function leaveMail(userId: string, reader: AlertReader, matches: readonly FoundMatch[], now: Date) {
    const code = newToken();
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${code}`;
    const mail = await writeMail({ language: reader.language, matches, unsubscribeUrl, now });
    const mailId = await outbox.enqueue({
      kind: 'alert',
      recipient: reader.email,
      ...mail,
      alert: { userId, unsubscribeUrl },
    });
    // Who has unsubscribed from all mails at this very moment.
    if (mailId === null) return store.markKnown(matches);
    const alertIds = [...new Set(matches.map(({ alertId }) => alertId))];
    await store.insertCode({ codeHash: hashOf(code), userId, alertIds, createdAt: now });
    await store.markTold(mailId, matches, now);
    await store.markMailed(userId, now);
  }

  /** Settles all alerts of a person that are due. */
  async function settle(userId: string, alerts: readonly Alert[], now: Date): Promise<void> {
    const ids = alerts.map(({ id }) => id);
    const reader = await store.readerOf(userId);
    const { gone, known, news } = sortOut(alerts, await store.waiting(ids, now), reader);
    await store.forget(gone);
    await store.markKnown(known);
    if (reader !== null && news.length > 0) await leaveMail(userId, reader, news, now);
    await store.markSettled(ids);
  }

  /** False where nothing is due, or another process is at it. */
  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      if (isQuiet(now) || !(await alone.tryAlone())) return false;
      const due = await store.takeDue(now);
      const [first] = due;
      if (first === undefined) return false;
      await settle(first.userId, due, now);
      return true;
    });

  return {
    /** Leaves every mail that is due, for as long as it may go on. */
    async mail(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await mailOne()));
    },
  };
}

/** See `mailingMatches`. */
export type MailingMatches = ReturnType<typeof mailingMatches>;

/** What was found and is to be told of still: it is listed, and above the threshold of its alerts. */
export function currentMatches(
  alerts: readonly Alert[],
  found: readonly WaitingMatch[],
): readonly WaitingMatch[] {
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  return found.filter(({ alertId, isListed, points }) => {
    const alert = byId.get(alertId);
    return alert !== undefined && isListed && isAlerting(alert, points);
  });
}

/** Who has unsubscribed from all mails knows what there is by looking at the list. */
function sortOut(alerts: readonly Alert[], waiting: readonly WaitingMatch[], reader: AlertReader | null) {
  const isKnown = (match: WaitingMatch) => match.isKnown || reader?.unsubscribed !== false;
  const matches = currentMatches(alerts, waiting);
  return {
    gone: waiting.filter((match) => !matches.includes(match)),
    known: matches.filter(isKnown),
    news: matches.filter((match) => !isKnown(match)),
  };
}
