import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  var axe: { run(context: object, options: object): Promise<AxeResults> };
}

/** The rules that stories are held to as well. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What a page cannot keep that shows samples of whole pages, some of them twice, each in a React root of its own with
 * ids that other roots have as well. Stories, which stand alone, are held to these, too.
 */
const ofWholePages = [
  'heading-order',
  'label-title-only',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-main',
  'landmark-unique',
];

/** What axe finds wrong with a page, best practices included, but for what is drawn out of reach of everybody. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: source });
  const rules = Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    (options) => globalThis.axe.run({ exclude: ['[data-overlaid]'] }, options),
    { runOnly: { type: 'tag', values: tags }, rules },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
