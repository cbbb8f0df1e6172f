import { type MailKind, reachesUnsubscribed } from '@tilava/domain/account';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import type { Invitation } from '../db/schema.ts';
import { mailStore } from './mailStore.ts';
import type { MailContent } from './mailTransport.ts';

/** Milliseconds for which operators can see whom a mail was sent to. */
const keptFor = 7 * 24 * 3_600_000;

interface NewMail extends MailContent {
  readonly kind: MailKind;
  readonly recipient: string;
  /** For mails that tell of new matches: whose alerts they belong to, and where one click ends these. */
  readonly alert?: { readonly userId: string; readonly unsubscribeUrl: string };
  /** For mails that tell of interest: whom, and where one click ends these. */
  readonly interest?: { readonly readerId: string; readonly unsubscribeUrl: string };
  /** For mails that tell of messages: likewise. */
  readonly message?: { readonly readerId: string; readonly unsubscribeUrl: string };
  /** For mails that tell of changes: likewise. */
  readonly change?: { readonly readerId: string; readonly unsubscribeUrl: string };
  readonly invitation?: Invitation;
}

export interface MailOutbox {
  /** Leaves a mail in the caller's transaction; null where the user has unsubscribed from it. */
  enqueue(mail: NewMail): Promise<string | null>;
  onCommitted(listener: () => void): void;
  sweep(): Promise<void>;
}

export function mailOutbox(database: Database, clock: () => Date): MailOutbox {
  const store = mailStore(database);
  const listeners: (() => void)[] = [];
  return {
    async enqueue({ kind, recipient, subject, text, html, invitation = null, ...about }) {
      const { alert, interest, message, change } = about;
      const alertedUserId = alert?.userId ?? null;
      const interestReaderId = interest?.readerId ?? null;
      const messageReaderId = message?.readerId ?? null;
      const changeReaderId = change?.readerId ?? null;
      const unsubscribeUrl = (alert ?? interest ?? message ?? change)?.unsubscribeUrl ?? null;
      const readers = { alertedUserId, interestReaderId, messageReaderId, changeReaderId };
      const content = { subject, text, html, ...readers, unsubscribeUrl, invitation };
      const mail = { id: uuidv7(), recipient, ...content, createdAt: clock() };
      const queued = { ...mail, isOptional: !reachesUnsubscribed(kind) };
      if (await store.isUnwanted(queued)) return null;
      await store.insert(queued);
      database.afterCommit(() => {
        for (const listener of listeners) listener();
      });
      return mail.id;
    },
    onCommitted: (listener) => {
      listeners.push(listener);
    },
    sweep: () => store.deleteDoneBefore(new Date(clock().getTime() - keptFor)),
  };
}

const minute = 60_000;
const maxPerHour = 5;

export const mailLimitStart = (now: Date): Date => new Date(now.getTime() - 60 * minute);

/** Whether a mail that anybody may ask for goes out: one a minute, and five an hour; see `mailLimitStart`. */
export function mayMailAgain(earlier: readonly Date[], now: Date): boolean {
  // Later ones come from a clock that has been put back since.
  const counted = earlier.filter((sentAt) => sentAt <= now);
  const isRecent = counted.some((sentAt) => sentAt.getTime() > now.getTime() - minute);
  return counted.length < maxPerHour && !isRecent;
}
