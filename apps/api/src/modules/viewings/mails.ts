import { isQuiet } from '@tilava/domain/alerts';
import type { Side } from '@tilava/domain/conversation';
import type { Database } from '../../db/database.ts';
import type { PublishEvent } from '../../events/eventHub.ts';
import type { MailOutbox } from '../../mail/mailOutbox.ts';
import type { MailSite } from '../../mail/mailSite.ts';
import { viewingEvent, viewingMail, type ViewingNews } from '../../mail/templates/viewingMail.ts';
import type { PublishToWebhooks } from '../../webhooks/eventOutbox.ts';
import { lockPairs } from '../favorites/store.ts';
import { invitationTo, type Organizer } from './invitation.ts';
import type { Cancelled, ViewingStore } from './store.ts';

interface ViewingMailParts {
  readonly database: Database;
  readonly store: ViewingStore;
  readonly outbox: Pick<MailOutbox, 'enqueue'>;
  readonly site: MailSite;
  readonly organizer: Organizer;
  readonly publish: PublishEvent;
  readonly publishToWebhooks: PublishToWebhooks;
  readonly clock: () => Date;
}

const sides: readonly Side[] = ['tenant', 'landlord'];

export function viewingMails(parts: ViewingMailParts) {
  const { database, store, outbox, site, organizer, publish, publishToWebhooks, clock } = parts;
  /** Leaves a mail for each side, in the transaction of what it tells of. */
  async function notify(id: string, news: ViewingNews): Promise<void> {
    const found = await store.parties(id);
    if (found === null) return;
    const { viewing, subject: address, tenantId, landlordId } = found;
    if (news !== 'reminder') {
      await publish([tenantId, landlordId], { kind: 'thread', thread: viewing.threadId });
      const data = { viewing: id, thread: viewing.threadId, sequence: viewing.sequence };
      await publishToWebhooks(
        [tenantId, landlordId].map((userId) => ({ userId, type: `viewing.${news}`, object: id, data })),
      );
    }
    for (const side of sides) {
      const party = found[side];
      if (party === null) continue;
      const about = { ...site, language: party.language, address, ...viewing };
      await outbox.enqueue({
        kind: news === 'reminder' ? 'viewingReminder' : 'viewing',
        recipient: party.email,
        ...viewingMail({ ...about, news, reader: side }),
        ...(news !== 'reminder' && {
          invitation: invitationTo(party.email, viewing, viewingEvent(about), organizer),
        }),
      });
    }
  }

  const remindOne = (): Promise<boolean> =>
    store.transaction(async () => {
      const now = clock();
      const id = isQuiet(now) ? null : await store.takeReminder(now);
      if (id !== null) await notify(id, 'reminder');
      return id !== null;
    });

  return {
    notify,

    /** Reminds both sides of viewings on the day before, by day. */
    async remind(mayGoOn: () => boolean = () => true): Promise<void> {
      while (mayGoOn() && (await remindOne()));
    },

    /** Cancels the viewings ahead of what is closed, blocked, hidden or deleted now. */
    async cancel(of: Cancelled): Promise<void> {
      if ('between' in of) await store.lockThreadsBetween(of.between);
      else if (!('tenantId' in of)) await lockPairs(database, of);
      for (const id of await store.cancel(of, clock())) await notify(id, 'cancelled');
    },
  };
}

/** Cancels viewings in the transaction that closes, blocks, hides or deletes what they are of. */
export type CancelViewings = ViewingMails['cancel'];

export type ViewingMails = ReturnType<typeof viewingMails>;
