import type { Locator, Page } from '@playwright/test';

/** A picture that a browser has drawn: a PNG like any other. */
export const drawnPicture = (page: Page): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });

/** As a chooser of files gives it. */
export const pngFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** Takes a picture away that is there, which its upload may still be shown beside. */
export const removalOf = (place: Page | Locator, name: string): Locator =>
  place.getByRole('row', { name }).getByRole('button', { name: `Remove ${name}` });

/** The headings of the steps, in their order. */
export const announcementTitles = ['Location', 'Property Type', 'Tenant Profile'] as const;

/** The draft of an announcement in which nothing is missing. */
const announcementDraft = {
  location: {
    address: 'Annankatu 16, 00120 Helsinki',
    location: { latitude: 60.1653, longitude: 24.9391 },
  },
  property: {
    residenceType: 'office',
    roomCount: '2',
    floor: 'middle',
    sizeMin: '54',
    rentMin: '1350',
    description: 'A corner office above a quiet courtyard.',
  },
};

/** Keeps such a draft for somebody, in the browser that shows the page. */
export const keepAnnouncementDraft = (page: Page, userId: string): Promise<void> =>
  page.evaluate(
    ({ key, draft }) => localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), draft })),
    { key: `tilava.draft.announcement.${userId}`, draft: announcementDraft },
  );
