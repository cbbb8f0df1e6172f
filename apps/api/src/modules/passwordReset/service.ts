import { setTimeout } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../bearers/passwords.ts';
import { newTemporaryPassword, writeTemporaryPassword } from '../bearers/temporaryPassword.ts';
import type { PasswordResetStore } from './store.ts';

const minute = 60_000;
const hour = 60 * minute;
const worksFor = 30 * minute;
const mailsAnHour = 5;

/**
 * Milliseconds after which the answer comes, at the earliest: longer than finding nobody and longer than writing a
 * mail, so that the time does not tell which emails are known.
 */
const answerAfter = 200;

/** Where a mail is left to be sent, in the caller's transaction. */
export interface PasswordMailOutbox {
  enqueue(mail: MailContent & { readonly recipient: string }): Promise<void>;
}

interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mail that brings a temporary password. */
export type TemporaryPasswordMail = (about: {
  readonly publicUrl: string;
  readonly languages: readonly string[];
  readonly password: string;
}) => MailContent;

/** What asking for a new password stands on. */
export interface PasswordResetParts {
  readonly store: PasswordResetStore;
  readonly outbox: PasswordMailOutbox;
  readonly mail: TemporaryPasswordMail;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Temporary passwords for who has forgotten theirs. */
export function passwordResetService({ store, outbox, mail, publicUrl, clock }: PasswordResetParts) {
  async function hasEnough(userId: string, now: number): Promise<boolean> {
    const { total, last } = await store.madeSince(userId, new Date(now - hour));
    return total >= mailsAnHour || (last !== null && last.getTime() > now - minute);
  }

  async function mailTemporaryPassword(email: string): Promise<void> {
    const password = newTemporaryPassword();
    // Made for unknown emails too: it is what takes long.
    const passwordHash = await hashPassword(password);
    await store.transaction(async () => {
      const user = await store.lockByEmail(email.toLowerCase());
      const now = clock();
      if (user === null || (await hasEnough(user.id, now.getTime()))) return;
      const expiresAt = new Date(now.getTime() + worksFor);
      await store.insert({ id: uuidv7(), userId: user.id, passwordHash, createdAt: now, expiresAt });
      const { languages } = user;
      const content = mail({ publicUrl, languages, password: writeTemporaryPassword(password) });
      await outbox.enqueue({ recipient: user.email, ...content });
    });
  }

  return {
    /** Mails a temporary password to a known email, unless there were enough; whoever asks cannot tell. */
    async send(email: string): Promise<void> {
      await Promise.all([mailTemporaryPassword(email), setTimeout(answerAfter)]);
    },

    /** Forgets those that neither work nor count any more. */
    sweep: (): Promise<void> => store.deleteMadeBefore(new Date(clock().getTime() - hour)),
  };
}

/** See `passwordResetService`. */
export type PasswordResetService = ReturnType<typeof passwordResetService>;
