import { expect } from '@playwright/test';
import type { Locale } from '@tilava/domain/format';
import { formatDay } from '@tilava/domain/time';
import { keepAnnouncementDraft } from '../support/announcement.ts';
import { clientOf, logIn } from '../support/demo.ts';
import { speak } from '../support/language.ts';
import { test } from '../support/test.ts';

const landlordEmail = 'landlord@tilava.example';

const goOnIn = { en: 'Continue', fi: 'Jatka', sv: 'Fortsätt' } as const;

/** The second step of a new announcement, in which nothing is missing. */
test.beforeEach(async ({ page, baseURL }) => {
  const { userId } = await clientOf(baseURL, landlordEmail);
  await logIn(page, landlordEmail);
  await keepAnnouncementDraft(page, userId);
  await page.goto('/user/announcements/new/1');
});

for (const { language, typed, question, answer, shown, other } of [
  {
    language: 'en',
    typed: '1,500',
    question: 'Did you mean 1\u00A0500\u00A0€ or 1.50\u00A0€?',
    answer: '1\u00A0500\u00A0€',
    shown: '1\u00A0500',
    other: '1499,50 €',
  },
  {
    language: 'fi',
    typed: '1.500',
    question: 'Tarkoititko 1\u00A0500\u00A0€ vai 1,50\u00A0€?',
    answer: '1\u00A0500\u00A0€',
    shown: '1\u00A0500',
    other: '1.499,50 €/kk',
  },
] as const) {
  test(`a rent typed ${typed} is asked about in ${language}, by keyboard, also after a reload`, async ({
    page,
  }) => {
    await speak(page, language);
    const rent = page.locator('input[name=rentMin]');
    const goOn = page.getByRole('button', { name: goOnIn[language] });
    await expect(goOn).toBeEnabled();
    await rent.fill(typed);
    await rent.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: question })).toBeVisible();
    await expect(rent).toHaveValue(typed);
    await expect(goOn).toBeDisabled();

    await page.reload();
    await expect(rent).toHaveValue(typed);
    await rent.focus();
    await rent.press('Tab');
    await expect(page.getByRole('group', { name: question }).getByRole('button')).toHaveCount(2);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: answer, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rent).toBeFocused();
    await expect(rent).toHaveValue(shown);
    await expect(page.getByRole('group', { name: question })).toHaveCount(0);
    await expect(goOn).toBeEnabled();

    await rent.fill(other);
    await rent.press('Tab');
    await expect(rent).toHaveValue(language === 'en' ? '1\u00A0499.50' : '1\u00A0499,50');
  });
}

test('an unlikely rent and size are asked about, and can be confirmed', async ({ page }) => {
  const size = page.locator('input[name=sizeMin]');
  const rent = page.locator('input[name=rentMin]');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await size.fill('75 m2');
  await size.press('Tab');
  await expect(size).toHaveValue('75');

  await rent.fill('15');
  await rent.press('Tab');
  const question = '15\u00A0€ for 75\u00A0m² is 0.20\u00A0€/m² a month. Is that right?';
  await expect(page.getByRole('group', { name: question })).toBeVisible();
  await expect(goOn).toBeDisabled();
  await page.getByRole('button', { name: 'Yes, that’s right' }).click();
  await expect(page.getByRole('group', { name: question })).toHaveCount(0);
  await goOn.click();
  await expect(page).toHaveURL(/new\/2$/u);

  // It is asked about anew once it changes.
  await page.goBack();
  await rent.fill('150000');
  await rent.press('Tab');
  await expect(page.getByText('2\u00A0000\u00A0€/m² a month. Is that right?')).toBeVisible();
  await size.fill('1,5');
  await size.press('Tab');
  await expect(page.getByRole('group', { name: 'Is the size really 1.5\u00A0m²?' })).toBeVisible();
});

const invalid: Readonly<Record<Locale, string>> = {
  en: 'Enter a date, for example 31/12/2026',
  fi: 'Kirjoita päivämäärä, esimerkiksi 31.12.2026',
  sv: 'Ange ett datum, till exempel 31.12.2026',
};

for (const language of ['en', 'fi', 'sv'] as const) {
  test(`a day is typed, pasted and picked in ${language}, and what is none is refused`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await speak(page, language);
    const day = page.locator('input[name=moveInDate]');
    const year = new Date().getFullYear() + 1;
    const first = `${String(year)}-03-01`;
    for (const typed of [`1.3.${String(year)}`, `1/3/${String(year)}`, `0103${String(year)}`, first]) {
      await day.fill('');
      await day.pressSequentially(typed);
      await day.press('Tab');
      await expect(day).toHaveValue(formatDay(first, language));
    }

    await day.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `2.3.${String(year)}`);
    await day.press('Control+v');
    await day.press('Tab');
    await expect(day).toHaveValue(formatDay(`${String(year)}-03-02`, language));

    await day.fill(`3102${String(year)}`);
    await day.press('Tab');
    await expect(day).toHaveValue(`3102${String(year)}`);
    await expect(page.getByText(invalid[language])).toBeVisible();
    await expect(page.getByRole('button', { name: goOnIn[language] })).toBeDisabled();

    await day.fill(first);
    await day.press('Alt+ArrowDown');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(day).toBeFocused();
    await expect(day).toHaveValue(formatDay(`${String(year)}-03-02`, language));
    await expect(page.getByRole('button', { name: goOnIn[language] })).toBeEnabled();
  });
}
