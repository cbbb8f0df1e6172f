import { expect, type Page } from '@playwright/test';
import { drawnPicture, pngFile, removalOf } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { byKeyboard } from '../support/inputMethod.ts';
import { mutualInterestMailedTo } from '../support/mails.ts';
import { test } from '../support/test.ts';

// The way is the longest: it leads through forms, lists and both sides of a match.
test.use({ isTranslated: true });

const tenantEmail = 'tenant@tilava.example';
const landlordEmail = 'landlord@tilava.example';

/** Both sides, and what the tenant looks for. */
async function bothSides(baseURL: string | undefined) {
  const tenant = await clientOf(baseURL, tenantEmail);
  const landlord = await clientOf(baseURL, landlordEmail);
  const need = (await tenant.tilava.properties.listOfUser(tenant.userId)).find(({ kind }) => kind === 'need');
  if (need?.kind !== 'need') throw new Error('The demo tenant seeks nothing');
  return { tenant, landlord, need };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const interest = (page: Page) => page.getByRole('button', { name: "I'm Interested" });

test('a landlord publishes, a tenant sees it, both are interested and told, and what ends is gone', async ({
  page: landlords,
  elsewhere,
  baseURL,
}) => {
  const { tenant, landlord, need } = await bothSides(baseURL);
  const street = need.address.split(',')[0] ?? '';
  const description = `Corner rooms, seen on ${new Date().toISOString()}`;
  await landlord.tilava.users.update(landlord.userId, { shareContacts: true });
  try {
    await logIn(landlords, landlordEmail);
    const input = byKeyboard(landlords);
    await landlords.goto('/user/announcements');
    await input.press(landlords.getByRole('link', { name: 'New announcement' }));
    await expect(heading(landlords, 'Location')).toBeFocused();
    await input.write(landlords.getByRole('combobox', { name: 'Address' }), need.address);
    await expect(landlords.getByRole('option')).toHaveText([need.address]);
    await landlords.keyboard.press('ArrowDown');
    await landlords.keyboard.press('Enter');
    await expect(landlords.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await input.press(landlords.getByRole('button', { name: 'Continue' }));

    await expect(heading(landlords, 'Property Type')).toBeFocused();
    await landlords.locator('select[name=residenceType]').selectOption(need.residenceType[0] ?? 'office');
    await input.choose(landlords.getByRole('radio', { name: String(need.roomCount[0]), exact: true }));
    await input.choose(landlords.getByRole('radio', { name: 'Middle' }));
    await landlords.locator('input[name=sizeMin]').fill(String(need.sizeMin ?? 50));
    await landlords.locator('input[name=rentMin]').fill(String(need.rentMax ?? 1000));
    await landlords.locator('input[name=depositAmount]').fill('2700');
    await landlords.locator('textarea').fill(description);
    const picture = await drawnPicture(landlords);
    const choosers = landlords.locator('input[type=file]');
    await choosers.first().setInputFiles([pngFile('hall.png', picture), pngFile('kitchen.png', picture)]);
    await choosers.last().setInputFiles([pngFile('street.png', picture)]);
    await input.press(landlords.getByRole('button', { name: 'Move hall.png later' }));
    await expect(landlords.getByRole('row').first()).toContainText('kitchen.png');
    await expect(removalOf(landlords, 'street.png')).toBeVisible();
    await landlords.reload();
    await expect(landlords.getByRole('row').first()).toContainText('kitchen.png');
    await input.press(removalOf(landlords, 'street.png'));
    await input.press(landlords.getByRole('button', { name: 'Continue' }));

    await expect(heading(landlords, 'Tenant Profile')).toBeFocused();
    const preview = landlords.getByRole('region', { name: 'What tenants will see' });
    await expect(preview.getByRole('article').getByText(description)).toBeVisible();
    await expect(preview.getByRole('definition').filter({ hasText: description })).toBeVisible();
    await expect(preview.getByRole('definition').filter({ hasText: /^2\u00A0700\u00A0€$/u })).toBeVisible();
    await expect(preview.getByText('Picture 1 of 2')).toBeVisible();
    await input.press(landlords.getByRole('button', { name: 'Submit' }));
    await expect(landlords).toHaveURL(/\/user\/announcements$/u);
    await expect(landlords.getByText('Your announcement is public.')).toBeVisible();
    const published = landlords.getByRole('row').filter({ hasText: description });
    await expect(published).toBeInViewport();
    await expect(published.getByRole('rowheader').getByRole('link')).toHaveAttribute('aria-current', 'true');
    await expect(landlords.getByRole('button', { name: `Announcement: ${street}` })).toBeVisible();

    await landlords.goto('/user/dashboard');
    await expect(landlords.getByText('No tenants yet')).toBeVisible();

    const tenants = await elsewhere();
    await logIn(tenants, tenantEmail);
    const seen = tenants.getByRole('row').filter({ hasText: description });
    await seen.getByRole('button', { name: 'Favorite' }).click();
    await seen.getByRole('rowheader').getByRole('link').click();
    await expect(heading(tenants, 'Property & Landlord Profile')).toBeFocused();
    const address = tenants.url();
    await expect(tenants.getByText('Picture 1 of 2')).toBeVisible();
    await expect(
      tenants.getByRole('definition').filter({ hasText: /2\u00A0700\u00A0€ \(Not compared\)$/u }),
    ).toBeVisible();
    await interest(tenants).click();
    await expect(interest(tenants)).toHaveAttribute('aria-pressed', 'true');
    await expect(tenants.getByText(landlordEmail)).toHaveCount(0);

    await tenants.goto('/user/dashboard');
    await expect(tenants.getByRole('article').filter({ hasText: street }).first()).toBeVisible();
    await landlords.reload();
    const interested = landlords.getByRole('region', { name: `Tenants interested in ${need.address}` });
    await expect(interested.getByRole('article')).toHaveCount(1);

    await landlords.getByRole('link', { name: 'Matches', exact: true }).click();
    for (const filter of ['Above 60%', 'Working', 'Student']) {
      await landlords.getByRole('button', { name: 'Select filter' }).click();
      await landlords.getByRole('dialog').getByText(filter, { exact: true }).click();
      const answer = landlords.waitForResponse(/\/matchmaking/u);
      await landlords.getByRole('button', { name: 'Show results' }).click();
      const { total } = (await (await answer).json()) as { readonly total: number };
      await expect(landlords.getByText(new RegExp(`^${total} tenants? for `, 'u'))).toBeVisible();
      await landlords.getByRole('button', { name: `Remove ${filter}` }).click();
    }
    const announcement = (await landlord.tilava.announcements.listOfUser(landlord.userId)).find(
      ({ properties }) => properties.description === description,
    );
    await landlords.goto(`/user/matches/${announcement?.id ?? ''}/${need.id}`);
    await expect(heading(landlords, 'Match information')).toBeVisible();
    await expect(interest(landlords)).toBeVisible();
    await expect(landlords.getByText(tenantEmail)).toHaveCount(0);
    await interest(landlords).click();
    await expect(landlords.getByText('You’re both interested')).toBeVisible();
    await expect(landlords.getByText('The other side hasn’t shared their contact details.')).toBeVisible();
    await tenants.goto(address);
    await expect(tenants.getByText('You’re both interested')).toBeVisible();
    await expect(tenants.getByRole('link', { name: landlordEmail }).first()).toBeVisible();
    await expect(tenants.getByRole('link', { name: 'Send an email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${landlordEmail}\\?subject=`, 'u'),
    );
    await mutualInterestMailedTo(tenantEmail, street);
    await mutualInterestMailedTo(landlordEmail, street);

    await interest(landlords).click();
    await expect(landlords.getByText('You’re both interested')).toHaveCount(0);
    await tenants.reload();
    await expect(interest(tenants)).toHaveAttribute('aria-pressed', 'true');
    await expect(tenants.getByText(landlordEmail)).toHaveCount(0);

    await landlords.getByRole('link', { name: 'Announcements' }).click();
    await published.getByRole('button', { name: 'Make hidden' }).click();
    await expect(published.getByRole('button', { name: 'Make public' })).toBeFocused();
    await tenants.goto(address);
    await expect(tenants).toHaveURL(/\/user\/matches$/u);
    await expect(tenants.getByText('Strong match').first()).toBeVisible();
    await expect(seen).toHaveCount(0);
    await tenants.getByRole('button', { name: 'Favourite Potential Matches' }).click();
    await expect(tenants.getByText('No longer available')).toBeVisible();
  } finally {
    await landlord.tilava.users.update(landlord.userId, { shareContacts: false });
    const own = await landlord.tilava.announcements.listOfUser(landlord.userId);
    for (const { id } of own.filter(({ properties }) => properties.description === description)) {
      await landlord.tilava.announcements.update(id, { isActive: false });
      const saved = { id: tenant.userId, announcementId: id };
      await tenant.tilava.favorites.delete(saved);
      await tenant.tilava.favorites.delete(saved, { interested: true });
    }
  }
});
