import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/demo.ts';
import { test } from '../support/test.ts';

const members = [
  { role: 'tenant', email: 'tenant@tilava.example' },
  { role: 'landlord', email: 'landlord@tilava.example' },
] as const;

for (const { role, email } of members) {
  test(`a ${role} chooses when mails tell of new matches, and how good these have to be`, async ({
    page,
  }) => {
    await logIn(page, email);
    await page.goto('/user/information');
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
    await expect(alerts.getByRole('radio', { name: '60%' })).toBeHidden();

    await alerts.getByText('Every Monday at 8:00').click();
    await expect(alerts.getByRole('radio', { name: '60%' })).toBeChecked();
    const saved = page.waitForResponse(
      (answer) => answer.request().postData() === JSON.stringify({ threshold: 80 }),
    );
    await alerts.getByText('80%').click();
    expect((await saved).status()).toBe(200);
    await expectAccessible(page);

    await page.reload();
    await expect(alerts.getByRole('radio', { name: 'Every Monday at 8:00' })).toBeChecked();
    await expect(alerts.getByRole('radio', { name: '80%' })).toBeChecked();
    await alerts.getByText('Never').click();
    await expect(alerts.getByRole('radio', { name: 'Never' })).toBeChecked();
  });
}

test('the page of a mail that ends alerts ends nothing by being opened, and knows no other link', async ({
  page,
}) => {
  await page.goto(`/unsubscribe/${'a'.repeat(43)}`);
  const end = page.getByRole('button', { name: 'End these alerts' });
  await expect(end).toBeVisible();
  await expectAccessible(page);
  await end.click();
  await expect(page.getByRole('status').filter({ hasText: 'This link is not known' })).toBeVisible();
  await expectAccessible(page);
});
