import type { Locator, Page } from '@playwright/test';
import { drawnPicture, pngFile } from '../support/announcement.ts';

/** Picks by the seed of a run. */
export interface Chance {
  /** From 0 to below `count`. */
  readonly below: (count: number) => number;
}

/** What one does, by a name; it fails where a fault is in the way. */
export type Action = readonly [name: string, act: (page: Page, chance: Chance) => Promise<void>];

async function any(found: Locator, chance: Chance): Promise<Locator> {
  await found.first().waitFor();
  return found.nth(chance.below(Math.min(await found.count(), 6)));
}

async function writeAndSave(page: Page, label: string, chance: Chance): Promise<void> {
  await page.getByLabel(label).fill(`Written ${String(chance.below(1_000_000))}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

const reload: Action = ['reload', async (page) => void (await page.reload())];

const news: Action = [
  'mails',
  async (page) => {
    await page.goto('/user/information');
    await page.getByRole('switch', { name: /^News by mail/u }).press('Space');
  },
];

/** What a tenant does who seeks with a need. */
export const tenantActions = (needId: string): readonly Action[] => [
  [
    'favourite',
    async (page, chance) => {
      if (new URL(page.url()).pathname !== '/user/matches') await page.goto('/user/matches');
      await (await any(page.getByRole('button', { name: /^Favorite: /u }), chance)).click();
    },
  ],
  [
    'interest',
    async (page, chance) => {
      await page.goto('/user/matches');
      await (await any(page.getByRole('main').getByRole('rowheader').getByRole('link'), chance)).click();
      await page.getByRole('button', { name: "I'm Interested" }).click();
    },
  ],
  [
    'need',
    async (page, chance) => {
      await page.goto(`/user/edit/property/${needId}`);
      await writeAndSave(page, 'Short description', chance);
    },
  ],
  news,
  reload,
];

/** What a visitor does, each time with an address of their own; `moveOn` keeps the server from counting them as one. */
export const visitorActions = (moveOn: () => void): readonly Action[] => [
  [
    'newsletter',
    async (page, chance) => {
      moveOn();
      await page.goto('/terms');
      const field = page.getByRole('textbox', { name: 'Newsletter' });
      await field.fill(`visitor-${String(chance.below(2 ** 31))}@faults.example`);
      await field.press('Enter');
      await page.getByText('Almost done').waitFor();
    },
  ],
];

/** What a landlord does with an announcement, and with the premises that it shows. */
export const landlordActions = (announcementId: string, listingId: string): readonly Action[] => [
  [
    'premises',
    async (page, chance) => {
      await page.goto(`/user/edit/property/${listingId}`);
      await writeAndSave(page, 'View', chance);
    },
  ],
  [
    'publishing',
    async (page, chance) => {
      await page.goto('/user/announcements');
      await (await any(page.getByRole('button', { name: /^Make (hidden|public): /u }), chance)).click();
    },
  ],
  [
    'picture',
    async (page) => {
      await page.goto(`/user/announcements/${announcementId}`);
      const picture = await drawnPicture(page);
      await page.locator('input[type=file]').first().setInputFiles(pngFile('hall.png', picture));
    },
  ],
  news,
  reload,
];
