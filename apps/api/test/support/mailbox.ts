import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, isNull, ne } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { mails } from '../../src/db/schema.ts';
import type { TestApplication } from './testApplication.ts';

/** Waits until nothing is left to be sent; then the mails to an address in the data folder, oldest first. */
export async function mailsTo(app: TestApplication, recipient: string): Promise<Email[]> {
  await vi.waitFor(
    async () => {
      const waiting = await app.database.queries
        .select({ lastError: mails.lastError })
        .from(mails)
        .where(and(isNull(mails.sentAt), ne(mails.text, '')));
      expect(waiting).toStrictEqual([]);
    },
    { timeout: 10_000 },
  );
  const sent = await Promise.all(filesIn(join(app.folder, 'outbox')).map((file) => PostalMime.parse(file)));
  return sent.filter((mail) => mail.to?.some(({ address }) => address === recipient));
}

/** The only link of a mail. */
export function linkOf(mail: Email | undefined): string {
  const links = mail?.text?.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}

/** Names begin with the time, so that their order is that of the mails. */
function filesIn(folder: string): Buffer[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.toSorted().map((name) => readFileSync(join(folder, name)));
  } catch (error) {
    // Before the first mail there is no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
