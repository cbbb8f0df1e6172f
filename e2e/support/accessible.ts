import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The widest page in the light theme, the narrowest in the dark one: widths change no colours, and themes no layout. */
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

/** Reads the page as it stands, and finds nothing that hangs out of it sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of looks.toReversed()) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    // Colours fade from one theme to the other.
    await page.evaluate(async () => {
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
    });
    // Without frames, axe needs no page of its own to put its findings together.
    const axe = new AxeBuilder({ page }).setLegacyMode().withTags(standards);
    expect(violationsOf(await axe.analyze()), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const violationsOf = ({ violations }: Results): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);

/** By how much something hangs out of the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
