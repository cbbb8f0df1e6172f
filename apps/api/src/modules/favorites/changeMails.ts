import {
  changeMailAt,
  changeNews,
  isTimeForChangeMails,
  type KnownPremises,
} from '@tilava/domain/changeNews';
import type { Locale } from '@tilava/domain/format';
import { helsinkiDay } from '@tilava/domain/time';
import type { alertAdvisoryLock } from '../../alerts/finding.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { ClaimedMail } from '../../mail/mailStore.ts';
import type { MailContent } from '../../mail/mailTransport.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import type { ChangeNotice, ChangeReader, ChangeStore } from './changeStore.ts';

/** What a mail tells of one announcement; rents are in cents. */
interface MailedChange {
  readonly announcementId: string;
  /** The need that fits it. */
  readonly needId: string;
  readonly known: KnownPremises;
  readonly current: KnownPremises;
}

interface ChangesToWrite {
  readonly language: Locale;
  readonly changes: readonly MailedChange[];
  readonly unsubscribeUrl: string;
  readonly now: Date;
}

interface ChangeMailParts {
  readonly store: ChangeStore;
  readonly alertLock: ReturnType<typeof alertAdvisoryLock>;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: (about: ChangesToWrite) => Promise<MailContent>;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** What the last mail said, or was known without one. */
const lastKnown = ({ known, mailed }: ChangeNotice): KnownPremises => mailed ?? known;

/** What is better than `known`, where the tenant wants and may know of it. */
function changeIn(
  { announcementId, needId, isReachable, current }: ChangeNotice,
  known: KnownPremises,
  reader: ChangeReader,
  today: string,
): MailedChange | null {
  if (!wantsMails(reader, today) || !isReachable || needId === null) return null;
  return changeNews(known, current, today).length > 0 ? { announcementId, needId, known, current } : null;
}

const wantsMails = (reader: ChangeReader, today: string): boolean =>
  reader.changeMails &&
  !reader.unsubscribed &&
  reader.verifiedAt !== null &&
  (reader.suspendedUntil === null || reader.suspendedUntil <= today);

export function changeMails({ store, alertLock, outbox, writeMail, publicUrl, clock }: ChangeMailParts) {
  /** Answers the mail's id; null for who unsubscribes from all mails at this very moment. */
  async function leaveMail(
    reader: ChangeReader,
    changes: readonly MailedChange[],
    now: Date,
  ): Promise<string | null> {
    const code = newToken();
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${code}`;
    const mailId = await outbox.enqueue({
      kind: 'change',
      recipient: reader.email,
      ...(await writeMail({ language: reader.language, changes, unsubscribeUrl, now })),
      change: { readerId: reader.id, unsubscribeUrl },
    });
    if (mailId !== null) await store.insertCode(reader.id, hashOf(code), now);
    return mailId;
  }

  async function settle(reader: ChangeReader, now: Date): Promise<void> {
    const today = helsinkiDay(now);
    await store.removeUnsaved(reader.id);
    const notices = await store.dueTo(reader.id, now);
    // A mail that is still tried tells of what holds by then; afterwards it is clear what it told.
    const settled = notices.filter(({ isWaiting }) => !isWaiting);
    for (const notice of notices.filter(({ isWaiting }) => isWaiting))
      await store.update(reader.id, notice, { dueAt: changeMailAt(now) });
    const changes = settled.flatMap((notice) => changeIn(notice, lastKnown(notice), reader, today) ?? []);
    const mailId = changes.length === 0 ? null : await leaveMail(reader, changes, now);
    const isSilent = !wantsMails(reader, today) || (changes.length > 0 && mailId === null);
    for (const notice of settled) {
      const { announcementId, current, isReachable } = notice;
      const isMailed = mailId !== null && changes.some((change) => change.announcementId === announcementId);
      // Who wants no mails, or may not know of it, takes it for known: it is no news once mails are wanted again.
      const known = isSilent || !isReachable ? current : { ...lastKnown(notice), isPublic: current.isPublic };
      await store.update(reader.id, notice, {
        dueAt: null,
        ...(isMailed
          ? { known: lastKnown(notice), mailed: current, mailId }
          : { known, mailed: null, mailId: null }),
      });
    }
  }

  /** False where nothing is due, or another process is at it. */
  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      if (!(await alertLock.tryAcquire())) return false;
      await store.schedule(changeMailAt(now));
      const readerId = isTimeForChangeMails(now) ? await store.findDueReader(now) : null;
      if (readerId === null) return false;
      const reader = await store.readerOf(readerId);
      if (reader !== null) await settle(reader, now);
      return true;
    });

  return {
    /** Says when changes are told, and tells of those that are due. */
    async mail(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await mailOne()));
    },

    /** Without what is no better any more; what no attempt has told is told if it becomes better again. */
    currentMail: (mail: ClaimedMail): Promise<MailContent | null> =>
      store.transaction(async () => {
        const { changeReaderId, unsubscribeUrl } = mail;
        if (changeReaderId === null || unsubscribeUrl === null) return null;
        const reader = await store.readerOf(changeReaderId);
        if (reader === null) return null;
        const now = clock();
        const changes: MailedChange[] = [];
        for (const notice of await store.notifiedBy(mail.id, now)) {
          const change = changeIn(notice, notice.known, reader, helsinkiDay(now));
          if (change !== null) {
            changes.push(change);
            await store.update(reader.id, notice, { mailed: notice.current });
          } else if (mail.attempts === 1) {
            await store.update(reader.id, notice, { mailed: null, mailId: null });
          }
        }
        if (changes.length === 0) return null;
        return writeMail({ language: reader.language, changes, unsubscribeUrl, now });
      }),
  };
}

export type ChangeMails = ReturnType<typeof changeMails>;
