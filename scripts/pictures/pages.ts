import type { Locator, Page } from 'playwright';

/** A page of the product that is worth a picture. */
export interface PicturedPage {
  /** Names the picture's file. */
  readonly name: string;
  /** Who sees it; nobody, where it is a visitor's. */
  readonly email?: string;
  /** Leads there, and waits until it shows what it has to show. */
  readonly open: (page: Page, origin: string) => Promise<void>;
}

const tenant = 'tenant@tilava.example';
const landlord = 'landlord@tilava.example';

/** Leaves some room above it. */
const scrollTo = (target: Locator) =>
  target.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 32));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** In the order in which somebody meets them. */
export const picturedPages: readonly PicturedPage[] = [
  {
    name: 'landing',
    open: async (page, origin) => {
      await page.goto(origin);
      await heading(page, 'Makes the Best Matches');
    },
  },
  {
    name: 'matches',
    email: tenant,
    open: async (page, origin) => {
      await page.goto(`${origin}/user/matches`);
      await page.getByText('Strong match').first().waitFor();
      // Where there is room for one of them, the list comes before the way to the map.
      await page.mouse.move(200, 300);
      await page
        .getByRole('application')
        .or(page.getByText('Map', { exact: true }))
        .first()
        .waitFor();
    },
  },
  {
    name: 'match',
    email: tenant,
    open: async (page, origin) => {
      await page.goto(`${origin}/user/matches`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Office|Retail/u })
        .first()
        .click();
      await heading(page, 'Property & Landlord Profile');
      await scrollTo(page.getByRole('heading', { name: 'Why this match' }));
    },
  },
  {
    name: 'announcements',
    email: landlord,
    open: async (page, origin) => {
      await page.goto(`${origin}/user/announcements`);
      await page.getByText('a month').first().waitFor();
    },
  },
  {
    name: 'insights',
    email: landlord,
    open: async (page, origin) => {
      await page.goto(`${origin}/user/dashboard`);
      const insights = page.getByRole('heading', { name: /^Insights near /u });
      await page.getByRole('listbox').first().waitFor();
      await scrollTo(insights);
    },
  },
];
