import { expect, type Page } from '@playwright/test';
import { clientOf, logIn } from '../support/demo.ts';
import { isSaved, strangeMatch } from '../support/matches.ts';
import { goOffline, goOnline, untilKept } from '../support/network.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.afterEach(async ({ context, relay }) => goOnline(context, relay));

/** A match of either side in which it is not interested: where it stands, and what the server knows of it. */
async function uninteresting(baseURL: string | undefined, side: 'tenant' | 'landlord') {
  const { tilava, userId } = await clientOf(baseURL, `${side}@tilava.example`);
  if (side === 'tenant') {
    const { announcement } = await strangeMatch(tilava, userId);
    return {
      path: `/user/matches/${announcement.properties.id}`,
      isInterested: () => isSaved(tilava, userId, announcement.id, true),
      takeBack: () =>
        tilava.favorites.delete({ id: userId, announcementId: announcement.id }, { interested: true }),
    };
  }
  const [own] = await tilava.announcements.listOfUser(userId);
  const targetId = own?.id ?? '';
  const tenants = async () => {
    const { results } = await tilava.matchmaking.findMatches({ announcement: targetId }, { all: true });
    return results.filter((result) => result.kind === 'tenant');
  };
  const match = (await tenants()).find(({ landlordInterestedIn }) => !landlordInterestedIn);
  if (match === undefined) throw new Error('Every tenant is of interest');
  const { user, properties } = match.potentialTenant;
  return {
    path: `/user/matches/${targetId}/${properties.id}`,
    isInterested: async () =>
      (await tenants()).find(({ potentialTenant }) => potentialTenant.user.id === user.id)
        ?.landlordInterestedIn,
    takeBack: () => tilava.favorites.deleteInterest({ id: user.id, targetId }),
  };
}

/** What the server was told of interest. */
function listenForInterest(page: Page): string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:favorite|interested)\//u.test(request.url())) methods.push(request.method());
  });
  return methods;
}

for (const side of ['tenant', 'landlord'] as const) {
  test(`interest that a ${side} marks without a network is sent once when it is back`, async ({
    page,
    context,
    relay,
    baseURL,
  }) => {
    const { path, isInterested, takeBack } = await uninteresting(baseURL, side);
    try {
      await logIn(page, `${side}@tilava.example`);
      await untilKept(page);
      await page.goto(path);
      const interest = page.getByRole('button', { name: "I'm Interested" });
      await expect(interest).toHaveAttribute('aria-pressed', 'false');
      await goOffline(context, relay);
      const methods = listenForInterest(page);
      // On, off and on again: the last wish counts.
      for (const isOn of [true, false, true]) {
        await interest.click();
        await expect(interest).toHaveAttribute('aria-pressed', String(isOn));
      }
      await expect(interest).toHaveAccessibleDescription('Waiting to be sent');
      await expect(page.getByText('1 change is saved on this device')).toBeVisible();

      await goOnline(context, relay);
      await expect(interest).toHaveAccessibleDescription('');
      await expect(interest).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(isInterested).toBe(true);
      expect(methods).toEqual(['POST']);
      await page.reload();
      await expect(interest).toHaveAttribute('aria-pressed', 'true');
      expect(methods).toEqual(['POST']);
    } finally {
      await goOnline(context, relay);
      await takeBack();
    }
  });
}
