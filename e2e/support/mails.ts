import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverFolder } from './server.ts';

/** Where the newest mail to an address leads, without the product's own address, once it is there. */
export const linkMailedTo = (address: string): Promise<string> =>
  mailedTo(address, /\/verification\/[\w-]+\/[\w-]+|\/\?newsletter=[\w-]+/);

/** The temporary password that the newest mail to an address brings, once it is there. */
export const passwordMailedTo = (address: string): Promise<string> =>
  mailedTo(address, /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/);

/** The newest mail that tells an address of mutual interest in premises, once it is there. */
export const mutualInterestMailedTo = (address: string, premises: string): Promise<string> =>
  mailedTo(
    address,
    new RegExp(
      `${premises}[^]*landlord\\s+is\\s+interested\\s+in\\s+you|is\\s+also\\s+interested[^]*${premises}`,
      'u',
    ),
  );

/** What the newest mail to an address quotes that somebody wrote, once it is there; spaces of mails may be line breaks. */
export const quoteMailedTo = (address: string, quote: RegExp): Promise<string> => mailedTo(address, quote);

/** The page by which the newest mail of alerts to an address ends them, once it is there; of the server in a folder. */
export const unsubscriptionMailedTo = (address: string, folder: string): Promise<string> =>
  mailedTo(address, /\/unsubscribe\/[\w-]+/u, folder);

/** The page by which the newest invitation to an address is accepted, once it is there. */
export const invitationMailedTo = (address: string): Promise<string> =>
  mailedTo(address, /\/invitation\/[\w-]+/u);

/** The codes and passwords of all mails. */
export async function mailedSecrets(): Promise<readonly string[]> {
  const secrets = (await mails()).flatMap((mail) => [
    ...mail.matchAll(
      /\/verification\/[\w-]+\/([\w-]+)|newsletter=([\w-]+)|\/unsubscribe\/([\w-]+)|\/invitation\/([\w-]+)|\b((?:[2-9A-Z]{4}-){3}[2-9A-Z]{4})\b/gu,
    ),
  ]);
  return secrets.flatMap(([, ...groups]) => groups.filter((group) => group !== undefined));
}

/** The iCalendar objects that mails to an address bring, oldest first, once as many have come. */
export async function calendarsMailedTo(address: string, count: number): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await expect(async () => {
    found = (await mails())
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => {
        const encoded = /application\/ics[^]*?base64[^]*?\r?\n\r?\n([\w+/\s]+=*)/u.exec(mail)?.[1];
        return encoded === undefined ? [] : Buffer.from(encoded, 'base64').toString('utf8');
      });
    expect(found).toHaveLength(count);
  }).toPass();
  return found;
}

/** What the newest mail to an address says that has it. */
async function mailedTo(address: string, wanted: RegExp, folder = serverFolder()): Promise<string> {
  let found: readonly string[] = [];
  await expect(async () => {
    found = (await mails(folder))
      .filter((mail) => mail.includes(`To: ${address}`))
      .flatMap((mail) => wanted.exec(mail)?.[0] ?? []);
    expect(found).not.toEqual([]);
  }).toPass();
  return found.at(-1) ?? '';
}

/** What the server of a folder, or of these journeys, has mailed, oldest first; lines of mails are folded. */
async function mails(folder = serverFolder()): Promise<readonly string[]> {
  const outbox = join(folder, 'outbox');
  // It is made with the first mail.
  if (!existsSync(outbox)) return [];
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
