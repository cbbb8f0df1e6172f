import { isAlerting, isQuiet, mostInAlert, nextAlertAt } from '@tilava/domain/alerts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import { hashOf, newToken } from '../modules/bearers/token.ts';
import type { aloneWithAlerts } from './alone.ts';
import type { AlertReader, DueAlert, FoundPair, MailingStore, WaitingMatch } from './mailingStore.ts';
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
 * Leaves the mails that are due in the outbox. A mail, and that its matches were told of, are written in one transaction:
 * each match is in one mail at the most, wherever the process dies.
 */
export function mailingMatches({ store, alone, outbox, writeMail, publicUrl, clock }: MailingParts) {
  async function leaveMail(
    alert: DueAlert,
    reader: AlertReader,
    pairs: readonly FoundPair[],
    now: Date,
  ): Promise<string | null> {
    const code = newToken();
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${code}`;
    const mail = await writeMail({ alert, language: reader.language, pairs, unsubscribeUrl, now });
    await store.insertCode(alert.id, hashOf(code), now);
    return outbox.enqueue({
      kind: 'alert',
      recipient: reader.email,
      ...mail,
      alert: { id: alert.id, unsubscribeUrl },
    });
  }

  async function settle(alert: DueAlert, now: Date): Promise<void> {
    const reader = await store.readerOf(alert);
    const { gone, known, news } = sortOut(alert, await store.waiting(alert, now), reader);
    await store.forget(alert.id, gone);
    const told = news.slice(0, mostInAlert);
    const mailId = reader === null || told.length === 0 ? null : await leaveMail(alert, reader, told, now);
    await store.markTold(alert.id, known, now, null);
    await store.markTold(alert.id, told, now, mailId);
    const lastMailAt = told.length > 0 ? now : alert.lastMailAt;
    const nextMailAt = news.length > told.length ? nextAlertAt(alert.frequency, now, lastMailAt) : null;
    await store.noteMails(alert.id, { lastMailAt, nextMailAt });
  }

  /** False where nothing is due, or another process is at it. */
  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      if (isQuiet(now) || !(await alone.tryAlone())) return false;
      const alert = await store.takeDue(now);
      if (alert !== null) await settle(alert, now);
      return alert !== null;
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

/** Whether what was found is to be told of still: it is listed, and above the threshold. */
export const isStillMatch = (alert: DueAlert, { isListed, points }: WaitingMatch): boolean =>
  isListed && isAlerting(alert, points);

/** Who has unsubscribed from all mails knows what there is by looking at the list. */
function sortOut(alert: DueAlert, waiting: readonly WaitingMatch[], reader: AlertReader | null) {
  const isKnown = (match: WaitingMatch) => match.isKnown || reader?.unsubscribed !== false;
  const matches = waiting.filter((match) => isStillMatch(alert, match));
  return {
    gone: waiting.filter((match) => !matches.includes(match)),
    known: matches.filter(isKnown),
    news: matches.filter((match) => !isKnown(match)),
  };
}
