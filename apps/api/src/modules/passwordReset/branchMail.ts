import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import type { PasswordMailOutbox, TemporaryPasswordMail } from './service.ts';

// BRANCH-ONLY: until `mail/mailOutbox.ts` and `mail/templates/temporaryPasswordMail.ts` are merged.

/** Leaves mails in their table. */
export const plainOutbox = (database: Database, clock: () => Date): PasswordMailOutbox => ({
  async enqueue(mail) {
    const now = clock();
    await database.queries
      .insert(mails)
      .values({ ...mail, id: uuidv7(), createdAt: now, nextAttemptAt: now });
  },
});

/** The mail in plain words. */
export const plainTemporaryPasswordMail: TemporaryPasswordMail = ({ publicUrl, password }) => {
  const text = `Your temporary password: ${password}\nLog in: ${publicUrl}/login`;
  return { subject: 'Your temporary Tilava password', text, html: `<pre>${text}</pre>` };
};
