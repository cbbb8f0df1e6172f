import { expect, type Page } from '@playwright/test';
import { injections } from '@tilava/api/injections';
import { sampleMails } from '@tilava/api/sample-mails';
import { adminEmail } from '../support/admin.ts';
import { logIn } from '../support/demo.ts';
import { injectedWorld, type InjectedWorld } from '../support/injected.ts';
import { test } from '../support/test.ts';

/** How many of the texts a run of all journeys writes; `pnpm injections` writes each. */
const sample = process.env['INJECTIONS'] === 'all' ? injections.length : 2;
const seed = Number(process.env['SEED'] ?? Date.now() % injections.length);

/** What a run writes: the same for the same seed. */
const chosen = Array.from(
  { length: sample },
  (_, index) => injections[(seed + index * 11) % injections.length] ?? '',
);

/** Workers share them: so many are written by one test, in accounts of its own. */
const textsOfTest = 10;

const shares = Array.from({ length: Math.ceil(sample / textsOfTest) }, (_, index) =>
  chosen.slice(index * textsOfTest, (index + 1) * textsOfTest),
);

test.describe.configure({ mode: 'parallel' });

/** The pages that show what somebody has written, by who reads them. */
const pagesOf = ({ emails, ids }: InjectedWorld): readonly (readonly [string, readonly string[]])[] => [
  [
    emails.tenant,
    [
      '/user/matches',
      '/user/matches?list=favorites',
      `/user/matches/${ids.listing}`,
      `/user/matches/comparison?premises=${ids.listing}`,
      '/user/dashboard',
      '/user/information',
      '/user/edit/profile',
      `/user/edit/property/${ids.need}`,
    ],
  ],
  [
    emails.organisation,
    [
      '/user/matches',
      '/user/information',
      '/user/edit/profile',
      `/user/edit/property/${ids.organisationNeed}`,
    ],
  ],
  [
    emails.landlord,
    [
      '/user/matches',
      '/user/matches?list=favorites',
      `/user/matches/${ids.announcement}/${ids.need}`,
      '/user/dashboard',
      '/user/announcements',
      `/user/announcements/${ids.announcement}`,
      '/user/information',
      '/user/information/pictures',
      '/user/edit/profile',
      `/user/edit/property/${ids.listing}`,
    ],
  ],
  [
    emails.office,
    [
      '/user/announcements',
      `/user/announcements/${ids.officeAnnouncement}`,
      '/user/information',
      '/user/information/pictures',
      '/user/edit/profile',
      `/user/edit/property/${ids.officeListing}`,
    ],
  ],
];

/** The pages that say nothing of what somebody has written, and are opened all the same. */
const pagesWithoutText = ['/dashboard', '/admin?tab=system'];

/** The mails that say nothing of what somebody has written, but for an address of a webhook, which holds no markup. */
const withoutText = new Set(['verification', 'temporaryPassword', 'newsletter', 'webhookOff']);

/** Everything that a page says: its text, and what stands in its fields but for what is searched. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input:not([type=search]), textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return [document.title, document.body.innerText, ...fields].join('\n');
  });

for (const [index, texts] of shares.entries()) {
  test(`whatever is written as markup or as script is shown as it was written, on every page (${index + 1}/${shares.length})`, async ({
    page,
    elsewhere,
    baseURL,
  }) => {
    // Where a page takes a second to load, each text takes half a minute.
    test.setTimeout(240_000 + texts.length * 60_000);
    const ran: string[] = [];
    const readers = new Map<string, Page>();
    const world = await injectedWorld(baseURL);
    const pages = [
      ...pagesOf(world),
      [
        adminEmail,
        [
          '/admin?tab=property&text=@',
          '/admin?tab=user&text=@',
          `/admin?tab=user&edit=${world.ids.tenant}`,
          `/admin?tab=property&edit=${world.ids.listing}`,
          `/admin?tab=property&edit=${world.ids.need}`,
          `/admin?tab=audit&object=${world.ids.listing}`,
        ],
      ] as const,
    ];
    for (const [email] of pages) {
      const reader = email === world.emails.tenant ? page : await elsewhere();
      await reader.exposeFunction('injected', () => ran.push(reader.url()));
      await logIn(reader, email);
      readers.set(email, reader);
    }

    const readerOf = (email: string): Page => {
      const reader = readers.get(email);
      if (reader === undefined) throw new Error(`Nobody reads for ${email}`);
      return reader;
    };

    for (const text of texts) {
      await world.write(text);
      for (const [email, addresses] of pages) {
        const reader = readerOf(email);
        for (const address of addresses) {
          await reader.goto(address.replace('@', encodeURIComponent(text)));
          await expect
            .poll(() => said(reader), `SEED=${String(seed)}: ${address} says ${text}`)
            .toContain(text);
        }
      }
      for (const address of pagesWithoutText) {
        await readerOf(adminEmail).goto(address);
        await readerOf(adminEmail).waitForLoadState('networkidle');
      }
    }
    expect(ran).toEqual([]);
  });
}

test('every mail shows whatever was written as it was written, also where nothing forbids scripts', async ({
  browser,
  server: { address },
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wrong: string[] = [];
  await page.exposeFunction('injected', () => wrong.push('a script ran'));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`)) wrong.push(request.url());
  });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(address);
  for (const text of injections) {
    for (const [name, { html }] of Object.entries(sampleMails('en', address, text))) {
      await page.setContent(html);
      const isShown = (await page.evaluate(() => document.body.innerText)).includes(text);
      if (!isShown && !withoutText.has(name)) wrong.push(`${name} does not show ${text}`);
    }
    expect(wrong, text).toEqual([]);
  }
  await context.close();
});
