import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { settingsOf } from '../../../../../.storybook/settings.ts';
import { loadUnsubscriptionTexts } from '../../features/alerts/model/loadUnsubscriptionTexts.ts';
import { loadAdminTexts } from '../../features/admin/components/useAdminTexts.ts';
import { loadGuidance } from '../../features/guidance/model/loadGuidance.ts';
import { loadTexts, type Texts } from '../../shared/i18n/loadTexts.ts';
import { languageOf } from './languageOf.ts';
import type { PageStory } from './productPages.tsx';
import { loadInsightTexts } from '../../features/dashboard/components/insights/charts.tsx';

type Play = NonNullable<PageStory['play']>;

/** The words that single pages say. */
type PageTexts = Awaited<ReturnType<typeof loadPageTexts>>;

/** Words of the app in whichever language the toolbar says, or what is the same in all of them. */
type Words = string | RegExp | ((texts: Texts, pages: PageTexts) => string);

/** Waits until the page shows some words. */
export const shows =
  (texts: Words): Play =>
  async ({ globals, canvasElement }) => {
    const wanted = await textOf(texts, globals);
    // What is found is compared with plain spaces.
    const text = typeof wanted === 'string' ? wanted.replaceAll('\u00A0', ' ') : wanted;
    await waitFor(async () => {
      const found = [...screen.queryAllByText(text), ...screen.queryAllByLabelText(text)];
      await expect(
        found.some((one) => one.checkVisibility()),
        `shows "${String(text)}"`,
      ).toBe(true);
      await expect(canvasElement.querySelectorAll('main')).toHaveLength(1);
      await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
    });
  };

/** Presses buttons, one after the other, once each is there. */
export const presses =
  (...buttons: readonly Words[]): Play =>
  async ({ globals }) => {
    for (const texts of buttons) {
      const name = await textOf(texts, globals);
      await userEvent.click(await screen.findByRole('button', { name }));
    }
  };

async function textOf(texts: Words, globals: Readonly<Record<string, unknown>>): Promise<string | RegExp> {
  if (typeof texts !== 'function') return texts;
  const language = languageOf(settingsOf(globals).locale);
  return texts(await loadTexts(language), await loadPageTexts(language));
}

async function loadPageTexts(language: ReturnType<typeof languageOf>) {
  const [admin, guidance, insights, unsubscribing] = await Promise.all([
    loadAdminTexts(language),
    loadGuidance(language),
    loadInsightTexts(language),
    loadUnsubscriptionTexts(language),
  ]);
  return { admin, guidance, insights, unsubscribing };
}
