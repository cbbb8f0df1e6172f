import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  var axe: { run(options: object): Promise<AxeResults> };
}

/** The rules that stories are held to as well. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page, best practices included. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: source });
  const { violations } = await page.evaluate(
    (values) => globalThis.axe.run({ runOnly: { type: 'tag', values } }),
    tags,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
