import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server of this run puts its mails; the configuration says where its data is. */
const outbox = (): string => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** Where the newest mail to an address leads, without the product's own address, once it is there. */
export const linkMailedTo = (address: string): Promise<string> =>
  mailedTo(address, /\/verification\/[\w-]+\/[\w-]+|\/\?newsletter=[\w-]+/);

/** The temporary password that the newest mail to an address brings, once it is there. */
export const passwordMailedTo = (address: string): Promise<string> =>
  mailedTo(address, /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/);

/** What the newest mail to an address says that has it; lines of mails are folded. */
async function mailedTo(address: string, wanted: RegExp): Promise<string> {
  let found: readonly string[] = [];
  await expect(async () => {
    const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
    found = mails
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => wanted.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? []);
    expect(found).not.toEqual([]);
  }).toPass();
  return found.at(-1) ?? '';
}
