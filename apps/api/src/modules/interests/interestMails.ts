import { isQuiet } from '@tilava/domain/alerts';
import { toQuote } from '@tilava/domain/conversation';
import type { Locale } from '@tilava/domain/format';
import { interestMailAt, interestMailsWindow } from '@tilava/domain/interest';
import type { ClaimedMail } from '../../mail/mailStore.ts';
import type { MailContent } from '../../mail/mailTransport.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import { hashOf, newToken } from '../bearers/secrets.ts';
import type { Pair } from '../favorites/store.ts';
import type { InterestNotice, InterestReader, InterestStore } from './store.ts';

interface InterestToWrite {
  readonly language: Locale;
  readonly reader: 'tenant' | 'landlord';
  /** Newest first. */
  readonly pairs: readonly {
    readonly needId: string;
    readonly announcementId: string;
    /** What mails show of the message that was sent with the interest. */
    readonly note: string | null;
  }[];
  readonly unsubscribeUrl: string;
  readonly now: Date;
}

interface InterestMailParts {
  readonly store: InterestStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: (about: InterestToWrite) => Promise<MailContent>;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export function interestMails({ store, outbox, writeMail, publicUrl, clock }: InterestMailParts) {
  const write = (
    { language, isLandlord, mailsQuoteMessages }: InterestReader,
    notices: readonly InterestNotice[],
    unsubscribeUrl: string,
    now: Date,
  ) =>
    writeMail({
      language,
      reader: isLandlord ? 'landlord' : 'tenant',
      pairs: notices.flatMap(({ needId, announcementId, note }) =>
        needId === null
          ? []
          : { needId, announcementId, note: note !== null && mailsQuoteMessages ? toQuote(note) : null },
      ),
      unsubscribeUrl,
      now,
    });

  async function leaveMail(
    reader: InterestReader,
    notices: readonly InterestNotice[],
    now: Date,
  ): Promise<void> {
    const code = newToken();
    const unsubscribeUrl = `${publicUrl}/unsubscribe/${code}`;
    const mailId = await outbox.enqueue({
      kind: 'interest',
      recipient: reader.email,
      ...(await write(reader, notices, unsubscribeUrl, now)),
      interest: { readerId: reader.id, unsubscribeUrl },
    });
    // Who has unsubscribed from all mails.
    if (mailId === null) return;
    await store.insertCode(reader.id, hashOf(code), now);
    await store.update(reader.id, notices, { mailedAt: now, mailId });
  }

  const mailOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      const readerId = isQuiet(now) ? null : await store.findDueReader(now);
      if (readerId === null) return false;
      await store.lockReader(readerId);
      const due = await store.dueTo(readerId, now);
      const reader = await store.readerOf(readerId);
      await store.update(readerId, due, { dueAt: null });
      const open = due.filter(isToBeMailed);
      if (reader !== null && reader.interestMails !== 'never' && open.length > 0) {
        await leaveMail(reader, open, now);
      }
      return true;
    });

  return {
    /** Tells of an interest that was shown in the same transaction; of a mutual one another mail has told. */
    async notify(readerId: string, pair: Pair, isMutual: boolean): Promise<void> {
      await store.lockReader(readerId);
      const now = clock();
      const isNews = await store.insert(readerId, pair, now);
      if (isMutual) return store.update(readerId, [pair], { mailedAt: now, dueAt: null });
      const reader = isNews ? await store.readerOf(readerId) : null;
      if (reader === null) return;
      const since = new Date(now.getTime() - interestMailsWindow);
      const at = interestMailAt(reader.interestMails, now, await store.countMails(readerId, since));
      if (at !== 'atOnce') return store.update(readerId, [pair], { dueAt: at });
      const notice = await store.find(readerId, pair);
      if (notice !== null && isToBeMailed(notice)) await leaveMail(reader, [notice], now);
    },

    async mail(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await mailOne()));
    },

    /** Without what was withdrawn, hidden or answered; what no attempt has told is new if it is shown again. */
    currentMail: (mail: ClaimedMail): Promise<MailContent | null> =>
      store.transaction(async () => {
        const { interestReaderId, unsubscribeUrl } = mail;
        if (interestReaderId === null || unsubscribeUrl === null) return mail;
        await store.lockReader(interestReaderId);
        const notified = await store.notifiedBy(mail.id);
        if (mail.attempts === 1) {
          await store.remove(
            interestReaderId,
            notified.filter(({ isWithdrawn }) => isWithdrawn),
          );
        }
        const open = notified.filter(isToBeMailed);
        const reader = await store.readerOf(interestReaderId);
        if (reader === null || reader.interestMails === 'never' || open.length === 0) return null;
        return write(reader, open, unsubscribeUrl, clock());
      }),
  };
}

export type InterestMails = ReturnType<typeof interestMails>;

const isToBeMailed = ({ needId, isOpen, isMutual }: InterestNotice): boolean =>
  needId !== null && isOpen && !isMutual;
