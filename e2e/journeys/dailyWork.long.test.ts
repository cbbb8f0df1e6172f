import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { byKeyboard, byPointer, type InputMethod } from '../support/inputMethod.ts';
import { isSaved, strangeMatch } from '../support/matches.ts';
import { test } from '../support/test.ts';

/** Ways in which members come. */
const ways = [
  {
    way: 'by the keyboard alone',
    inputOf: (page: Page): InputMethod => byKeyboard(page),
    use: { viewport: { width: 1280, height: 844 } },
  },
  {
    way: 'on a phone of 390 px',
    inputOf: (page: Page): InputMethod => byPointer(page),
    use: { viewport: { width: 390, height: 844 } },
  },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const interestOf = (page: Page) => button(page, "I'm Interested");
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pressed = (isOn: boolean) => ['aria-pressed', String(isOn)] as const;

/** Goes to a page of the top bar, which a phone keeps in a menu. */
async function goTo(page: Page, input: InputMethod, name: string): Promise<void> {
  const menu = button(page, 'Menu');
  const link = page.getByRole('navigation').first().getByRole('link', { name, exact: true });
  await expect(menu.or(link)).toBeVisible();
  if (await menu.isVisible()) await input.press(menu);
  await input.press(link);
  await expect(heading(page, name)).toBeVisible();
}

/** Sets one filter of the list. */
async function filterBy(page: Page, input: InputMethod, name: string): Promise<void> {
  await input.press(button(page, 'Select filter'));
  await input.choose(page.getByRole('checkbox', { name }));
  await input.press(button(page, 'Show results'));
  await expect(button(page, `Remove ${name}`)).toBeVisible();
}

/** Where time is short, one of the ways. */
const tried = process.env['TESTS'] === 'short' ? ways.slice(0, 1) : ways;

for (const { way, inputOf, use } of tried) {
  test.describe(way, () => {
    test.use(use);

    test('a tenant saves a favourite, finds it, filters, opens a match and is interested', async ({
      page,
      baseURL,
    }) => {
      const { tilava, userId } = await clientOf(baseURL, 'tenant@tilava.example');
      const { announcement, street } = await strangeMatch(tilava, userId);
      const input = inputOf(page);
      const saved = { id: userId, announcementId: announcement.id };
      const star = button(page, `Favorite: ${street}`).first();
      try {
        await logIn(page, 'tenant@tilava.example');
        await input.press(star);
        await expect(star).toHaveAttribute(...pressed(true));
        await input.press(button(page, 'Favourite Potential Matches'));
        await expect(page).toHaveURL(/list=favorites/u);
        await expect(star).toHaveAttribute(...pressed(true));
        await input.press(button(page, 'View potential matches'));
        await filterBy(page, input, 'Above 60%');
        await expect(page).toHaveURL(/filter=above60/u);

        const link = page
          .getByRole('main')
          .locator(`a[href^="/user/matches/${announcement.properties.id}"]`)
          .first();
        await input.press(link);
        await expect(heading(page, 'Property & Landlord Profile')).toBeFocused();
        await input.press(interestOf(page));
        await expect(interestOf(page)).toHaveAttribute(...pressed(true));
        await expect.poll(() => isSaved(tilava, userId, announcement.id, true)).toBe(true);
        await input.press(page.getByRole('link', { name: 'Back to matches' }));
        await expect(page).toHaveURL(/\/user\/matches\?filter=above60$/u);
        await expect(link).toBeInViewport();
      } finally {
        await tilava.favorites.delete(saved);
        await tilava.favorites.delete(saved, { interested: true });
      }
    });

    test('a landlord hides and publishes an announcement, opens a tenant and is interested, and changes the details', async ({
      page,
      baseURL,
    }) => {
      const { tilava, userId } = await clientOf(baseURL, 'landlord@tilava.example');
      const [own] = await tilava.announcements.listOfUser(userId);
      if (own === undefined) throw new Error('The demo landlord lets nothing');
      const { id, properties: listing } = own;
      const { results } = await tilava.matchmaking.findMatches({ announcement: id }, { all: true });
      const match = results
        .filter((result) => result.kind === 'tenant')
        .find(({ landlordInterestedIn, points }) => !landlordInterestedIn && points > 60);
      if (match === undefined) throw new Error('There is no tenant to be interested in');
      const { user, properties: need } = match.potentialTenant;
      const input = inputOf(page);
      try {
        await logIn(page, 'landlord@tilava.example');
        await goTo(page, input, 'Announcements');
        await input.press(button(page, `Make hidden: ${listing.address}`));
        await expect(button(page, `Make public: ${listing.address}`)).toBeFocused();
        await input.press(button(page, `Make public: ${listing.address}`));
        await expect(button(page, `Make hidden: ${listing.address}`)).toBeFocused();

        await goTo(page, input, 'Matches');
        await filterBy(page, input, 'Above 60%');
        await input.press(
          page.getByRole('main').locator(`a[href^="/user/matches/${id}/${need.id}"]`).first(),
        );
        await expect(heading(page, 'Match information')).toBeFocused();
        await input.press(interestOf(page));
        await expect(interestOf(page)).toHaveAttribute(...pressed(true));

        await goTo(page, input, 'Details');
        await input.press(page.getByRole('link', { name: 'Edit property' }));
        await input.write(page.getByLabel('View'), 'Over the market square');
        await input.press(button(page, 'Save'));
        await expect(page).toHaveURL(/\/user\/information$/u);
        await expect(page.getByText('Over the market square')).toBeVisible();
        expect(await tilava.properties.get(listing.id)).toMatchObject({ view: 'Over the market square' });
      } finally {
        await tilava.announcements.update(id, { isActive: true });
        await tilava.favorites.deleteInterest({ id: user.id, targetId: id });
        await tilava.properties.update(listing.id, { view: listing.view });
      }
    });
  });
}
