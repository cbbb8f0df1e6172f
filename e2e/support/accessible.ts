import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { locales, type Locale } from '@tilava/domain/format';
import { speak, spokenBy } from './language.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `pnpm axe` reads every page in each language, and each theme at both widths. */
const readsEverything = process.env['AXE'] === 'all';

const phone = 320;
const desk = 1280;

/** The narrowest page in the dark theme, the widest in the light one: widths change no colours, and themes no layout. */
const someLooks = [
  { width: phone, colorScheme: 'dark' },
  { width: desk, colorScheme: 'light' },
] as const;

/** The last one is how tests go on. */
const looks = readsEverything
  ? ([{ width: phone, colorScheme: 'light' }, { width: desk, colorScheme: 'dark' }, ...someLooks] as const)
  : someLooks;

/** Reads the page as it stands, and finds nothing that hangs out of it sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const spoken = await spokenBy(page);
  for (const language of languagesAround(spoken)) {
    if (readsEverything) await speak(page, language);
    for (const look of looks) await expectAccessibleAs(page, look, language);
  }
}

/** The one that the page speaks comes last, so that tests go on in it. */
function languagesAround(spoken: Locale): readonly Locale[] {
  return [...(readsEverything ? locales.filter((language) => language !== spoken) : []), spoken];
}

async function expectAccessibleAs(
  page: Page,
  { width, colorScheme }: (typeof looks)[number],
  language: Locale,
): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
  // Colours fade from one theme to the other.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  // Without frames, axe needs no page of its own to put its findings together.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(standards);
  const look = `${language}, ${String(width)} px, ${colorScheme}, at ${page.url()}`;
  expect(violationsOf(await axe.analyze()), look).toEqual([]);
  expect(await overflowOf(page), look).toBe(0);
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const violationsOf = ({ violations }: Results): readonly string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);

/** By how much something hangs out of the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
