import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../support/demo.ts';
import { test } from '../support/test.ts';

const languages = [
  {
    browser: 'fi-FI',
    lang: 'fi',
    tagline: 'Parhaat osumat',
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    logIn: 'Kirjaudu sisään',
    wrong: 'Sähköpostiosoite tai salasana on väärä',
    succeeded: 'Olet kirjautunut sisään!',
    matches: 'Osumat',
    match: /(Hyvä|Kohtalainen|Heikko) osuma/u,
    facts: [/^\d\+? huone(tta)?$/u, /€\/kk$/u],
  },
  {
    browser: 'sv-FI',
    lang: 'sv',
    tagline: 'De bästa träffarna',
    email: 'E-postadress',
    password: 'Lösenord',
    logIn: 'Logga in',
    wrong: 'Fel e-postadress eller lösenord',
    succeeded: 'Du är inloggad!',
    matches: 'Träffar',
    match: /(Bra|Hyfsad|Svag) träff/u,
    facts: [/^\d\+? rum$/u, /€ per månad$/u],
  },
] as const;

/** Remembers, from the page's first moment on, whether it ever showed a word of the English app. */
async function noticeEnglish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const english = /\b(Loading|Login|Log out|Password|Matches|Theme)\b/u;
    new MutationObserver(() => {
      const [word] = english.exec(document.body?.textContent ?? '') ?? [];
      if (word !== undefined) document.documentElement.dataset['english'] = word;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Where time is short, one of them. */
const tried = process.env['TESTS'] === 'short' ? languages.slice(0, 1) : languages;

for (const labels of tried) {
  test.describe(`on a phone that speaks ${labels.browser}`, () => {
    test.use({ locale: labels.browser, viewport: { width: 390, height: 844 } });

    test('a tenant is told of a wrong password, logs in and sees the matches', async ({ page }) => {
      await noticeEnglish(page);
      await page.goto('/');
      const html = page.locator('html');
      await expect(page.getByRole('heading', { level: 1, name: labels.tagline })).toBeVisible();
      await expect(html).toHaveAttribute('lang', labels.lang);

      await page.getByLabel(labels.email).fill('tenant@tilava.example');
      const password = page.getByRole('textbox', { name: labels.password });
      await password.fill('not-the-password');
      await page.getByRole('button', { name: labels.logIn }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(labels.wrong);
      await password.fill(demoPassword);
      await page.getByRole('button', { name: labels.logIn }).click();

      await expect(page.getByText(labels.succeeded)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: labels.matches })).toBeVisible();
      await expect(page).toHaveTitle(`${labels.matches} · Tilava`);
      await expect(page.getByText(labels.match).first()).toBeVisible();
      for (const fact of labels.facts) await expect(page.getByText(fact).first()).toBeVisible();

      await page.reload();
      await expect(page.getByText(labels.match).first()).toBeVisible();
      await expect(html).not.toHaveAttribute('data-english');

      const overflow = await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow).toBe(0);
    });
  });
}

test('a language that was chosen before is spoken instead of the browser’s', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tilava.language', 'sv'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'De bästa träffarna' })).toBeVisible();
});
