import { reachesUnsubscribed, type MailKind } from '@tilava/domain/account';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import type { MailContent } from './mailTransport.ts';
import { mailStore } from './mailStore.ts';

/** Milliseconds for which operators can see whom a mail was sent to. */
const keptFor = 7 * 24 * 3_600_000;

/** What a service hands over to be sent. */
export interface NewMail extends MailContent {
  readonly kind: MailKind;
  readonly recipient: string;
}

/** Where services leave mails. */
export interface MailOutbox {
  /**
   * Leaves a mail in the caller's transaction: it is sent if, and only if, that transaction commits. Whether the
   * mail server answers is nothing that the caller waits for. What a user has unsubscribed from is
   * not left, nor sent where that happens while it waits.
   */
  enqueue(mail: NewMail): Promise<void>;
  /** Calls back after each commit that left mails. */
  onCommitted(listener: () => void): void;
  /** Forgets the mails that were sent or given up and are a week old. */
  sweep(): Promise<void>;
}

/** See `MailOutbox`. */
export function mailOutbox(database: Database, clock: () => Date): MailOutbox {
  const store = mailStore(database);
  const listeners: (() => void)[] = [];
  return {
    async enqueue({ kind, recipient, subject, text, html }) {
      const mail = { id: uuidv7(), recipient, subject, text, html, createdAt: clock() };
      const queued = { ...mail, isOptional: !reachesUnsubscribed(kind) };
      if (await store.isUnwanted(queued)) return;
      await store.insert(queued);
      database.afterCommit(() => {
        for (const listener of listeners) listener();
      });
    },
    onCommitted: (listener) => {
      listeners.push(listener);
    },
    sweep: () => store.deleteDoneBefore(new Date(clock().getTime() - keptFor)),
  };
}
