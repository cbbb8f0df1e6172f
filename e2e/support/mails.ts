import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server of this run puts its mails; the configuration says where its data is. */
const outbox = (): string => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** The page that the newest mail to an address leads to, once it is there. */
export async function linkMailedTo(address: string): Promise<string> {
  let links: readonly string[] = [];
  await expect(async () => {
    const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
    links = mails.filter((mail) => mail.includes(`To: ${address}`)).map(linkIn);
    expect(links).not.toEqual([]);
  }).toPass();
  return links.at(-1) ?? '';
}

/** Where the link leads, without the product's own address; lines of mails are folded. */
function linkIn(mail: string): string {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const link = /\/verification\/[\w-]+\/[\w-]+|\/\?newsletter=[\w-]+/.exec(text);
  return link?.[0] ?? '';
}
