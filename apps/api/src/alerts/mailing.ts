import { isAlerting, isQuiet } from '@tilava/domain/alerts';
import type { alertAdvisoryLock, FindingStore } from './finding.ts';
import type { Alert, AlertReader, FoundMatch, MailingStore, WaitingMatch } from './mailingStore.ts';
import { namedOf, type WriteAlertMail } from './writeAlertMail.ts';
import type { MailOutbox } from '../mail/mailOutbox.ts';
import type { ClaimedMail } from '../mail/mailStore.ts';
import type { MailContent } from '../mail/mailTransport.ts';
import { hashOf, newToken } from '../modules/bearers/secrets.ts';

interface MailingParts {
  readonly store: MailingStore;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: WriteAlertMail;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** A mail, and that its matches were told of, are written in one transaction: no match is in two mails. */
export function mailingMatches({ store, alertLock, outbox, writeMail, publicUrl, clock }: MailingParts) {
  async function leaveMail(reader: AlertReader, matches: readonly FoundMatch[], now: Date): Promise<void> {
    const code = newToken();
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${code}`;
    const mail = await writeMail({ language: reader.language, matches, unsubscribeUrl, now });
    const mailId = await outbox.enqueue({
      kind: 'alert',
      recipient: reader.email,
      ...mail,
      alert: { userId: reader.id, unsubscribeUrl },
    });
    // Who has unsubscribed from all mails at this very moment.
    if (mailId === null) return store.markKnown(matches);
    const alertIds = [...new Set(matches.map(({ alertId }) => alertId))];
    await store.insertCode({ codeHash: hashOf(code), userId: reader.id, alertIds, createdAt: now });
    await store.markNotified(mailId, matches, now);
    await store.markMailed(reader.id, now);
  }

  async function settle(reader: AlertReader, now: Date): Promise<void> {
    const alerts = await store.takeDue(reader.id, now);
    const ids = alerts.map(({ id }) => id);
    const [current, gone] = sortOut(alerts, await store.waiting(ids, now));
    // Who has unsubscribed from all mails knows what there is by looking at the list.
    const isKnown = (match: WaitingMatch) => match.isKnown || reader.unsubscribed;
    const news = current.filter((match) => !isKnown(match));
    await store.forget(gone);
    await store.markKnown(current.filter(isKnown));
    if (news.length > 0) await leaveMail(reader, news, now);
    await store.markSettled(ids);
  }

  /** False where nothing is due, or another process is at it. */
  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      if (isQuiet(now) || !(await alertLock.tryAcquire())) return false;
      const reader = await store.takeDueReader(now);
      if (reader !== null) await settle(reader, now);
      return reader !== null;
    });

  return {
    async mail(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await mailOne()));
    },
  };
}

export type MailingMatches = ReturnType<typeof mailingMatches>;

/** What is to be told of still, and what not: it is not listed any more, or not above the threshold of its alerts. */
function sortOut(
  alerts: readonly Alert[],
  found: readonly WaitingMatch[],
): readonly [current: readonly WaitingMatch[], gone: readonly WaitingMatch[]] {
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  const isCurrent = ({ alertId, isListed, points }: WaitingMatch) => {
    const alert = byId.get(alertId);
    return alert !== undefined && isListed && isAlerting(alert, points);
  };
  return [found.filter(isCurrent), found.filter((match) => !isCurrent(match))];
}

interface CurrentMailParts {
  readonly store: MailingStore;
  readonly finding: Pick<FindingStore, 'noteChange'>;
  readonly writeMail: WriteAlertMail;
  readonly clock: () => Date;
}

/**
 * What a mail of new matches says when it is sent, maybe a night later; null where nothing is left to tell. After an
 * attempt that may have arrived, what it leaves out stays told: silence is better than a second mail of a match.
 */
export const currentAlertMail =
  ({ store, finding, writeMail, clock }: CurrentMailParts) =>
  (mail: ClaimedMail): Promise<MailContent | null> =>
    store.transaction(async () => {
      const now = clock();
      const { alertedUserId, unsubscribeUrl } = mail;
      if (alertedUserId === null || unsubscribeUrl === null) return mail;
      const notified = await store.notifiedBy(mail.id, now);
      const [matches, gone] = sortOut(await store.alertsOf(alertedUserId), notified);
      if (mail.attempts === 1 && gone.length > 0) {
        await store.forgetNotified(mail.id, gone);
        // What is shown again at this very moment is told of still to whoever looks for matches meanwhile.
        for (const id of new Set(gone.map(({ alertId }) => alertId))) await finding.noteChange(id);
      }
      const reader = await store.readerOf(alertedUserId);
      if (reader === null || matches.length === 0) return null;
      await store.markNamed(mail.id, namedOf(matches));
      return writeMail({ language: reader.language, matches, unsubscribeUrl, now });
    });
