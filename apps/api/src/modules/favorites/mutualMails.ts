import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { mutualInterestMail } from '../../mail/templates/mutualInterestMail.ts';
import type { NotifyMutualInterest } from './writeService.ts';
import type { MutualStore } from './mutualStore.ts';
import type { Pair } from './pairs.ts';

export interface MutualMailParts {
  readonly store: MutualStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly writeMail: typeof mutualInterestMail;
  readonly publicUrl: string;
}

/**
 * Tells of a mutual interest by one mail to each side that has not unsubscribed. A pair whose tenant seeks nothing any more has no page that
 * a mail could lead to, and gets none.
 */
export const mutualMails =
  ({ store, outbox, writeMail, publicUrl }: MutualMailParts): NotifyMutualInterest =>
  async (pair: Pair) => {
    const found = await store.find(pair);
    if (found === null) return;
    const { tenant, landlord, address, propertyId, needId } = found;
    const { announcementId } = pair;
    const about = { publicUrl, address };
    await outbox.enqueue({
      kind: 'mutualInterest',
      recipient: tenant.email,
      ...writeMail({ ...about, language: tenant.language, reader: { role: 'tenant', propertyId } }),
    });
    await outbox.enqueue({
      kind: 'mutualInterest',
      recipient: landlord.email,
      ...writeMail({
        ...about,
        language: landlord.language,
        reader: { role: 'landlord', announcementId, needId },
      }),
    });
  };
