import type { NotifyMutualInterest } from './service.ts';
import type { MutualStore } from './mutualStore.ts';
import type { Pair } from './store.ts';

interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the mail to one side is written from. */
interface MailSubject {
  readonly publicUrl: string;
  /** The reader's, best first. */
  readonly languages: readonly string[];
  /** The premises'. */
  readonly address: string;
  /** What the reader's page of the match is found by. */
  readonly reader:
    | { readonly role: 'tenant'; readonly propertyId: string }
    | { readonly role: 'landlord'; readonly announcementId: string; readonly needId: string };
}

/** What the mails are made with. */
export interface MutualMailParts {
  readonly store: MutualStore;
  readonly outbox: { enqueue(mail: MailContent & { readonly recipient: string }): Promise<void> };
  readonly writeMail: (about: MailSubject) => MailContent;
  readonly publicUrl: string;
}

/**
 * Tells of a mutual interest by one mail to each side. A pair whose tenant seeks nothing any more has no page that
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
      recipient: tenant.email,
      ...writeMail({ ...about, languages: tenant.languages, reader: { role: 'tenant', propertyId } }),
    });
    await outbox.enqueue({
      recipient: landlord.email,
      ...writeMail({
        ...about,
        languages: landlord.languages,
        reader: { role: 'landlord', announcementId, needId },
      }),
    });
  };
