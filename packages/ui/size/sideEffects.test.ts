import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, stylesOf, type Bundle } from '@tilava/scripts/sizes/bundle';
import { bareApp, bundleWithStyles, everything, usingOf } from './support/library.ts';
import { openBrowser } from './support/openBrowser.ts';
import { servePage } from './support/servePage.ts';

it('a page that uses Button gets the styles of Button and of what Button is made of', async () => {
  const output = await bundleWithStyles({ app: usingOf(['Button']) });
  const styled = chunksOf(output)
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((module) => module.endsWith('.css.ts.vanilla.css'))
    .map((module) => /([^/]+)\.css\.ts\.vanilla\.css$/u.exec(module)?.[1]);
  expect(new Set(styled)).toEqual(new Set(['Button', 'VisuallyHidden', 'layers']));
});

/** It knows from these how the focus moves, by keys or by pointer, when transitions end, and who scrolls. */
const heardByReactAria = new Set(
  `beforeunload blur click focus invalid keydown keyup pointerdown pointermove pointerup transitionend transitionrun
  test testPassive`.split(/\s+/u),
);

describe('importing every component', () => {
  let output: Bundle;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    output = await bundleWithStyles({ bare: bareApp, everything: usingOf(everything) });
    browser = await openBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    await page.addInitScript(recordListeners);
    await servePage(page, output, 'bare');
  });

  afterAll(() => browser.close());

  it('styles nothing but elements that bear a class of the library, within its layers', async () => {
    const sheets = stylesOf(output).map(({ source }) => String(source));
    const styles = await page.evaluate(readStyles, sheets);
    expect(styles.selectors.length).toBeGreaterThan(500);
    expect(styles.selectors.filter(({ text }) => !text.includes('.'))).toEqual([]);
    expect(styles.selectors.filter(({ layer }) => layer === '')).toEqual([]);
    expect([...new Set(styles.selectors.map(({ layer }) => layer))].toSorted()).toEqual([
      'components',
      'layout',
      'patterns',
    ]);
    expect(styles.others).toEqual([]);
  });

  it('changes nothing of the document and its window, and hears only what react-aria has to hear', async () => {
    const name = chunksOf(output).find((chunk) => chunk.isEntry && chunk.name === 'everything')?.fileName;
    const before = await page.evaluate(readWorld);
    // As text: the test runner would make an import of its own out of it.
    await page.evaluate(`import('/${name}').then(() => true)`);
    const after = await page.evaluate(readWorld);
    expect(after.globals.filter((global) => !before.globals.includes(global))).toEqual(['used']);
    expect({ ...after, globals: [], listeners: [] }).toEqual({ ...before, globals: [], listeners: [] });
    const isNew = (type: string) => !before.listeners.includes(type);
    expect(after.listeners.filter((type) => isNew(type) && !heardByReactAria.has(type))).toEqual([]);
  });
});

function recordListeners() {
  const listeners: string[] = [];
  Object.assign(globalThis, { listeners });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listeners.push(type);
      add(type, listener, options);
    };
  }
}

/** What a page's own script could notice. */
function readWorld() {
  return {
    html: document.documentElement.outerHTML,
    globals: Object.getOwnPropertyNames(window),
    listeners: [...new Set(Reflect.get(globalThis, 'listeners') as string[])].toSorted(),
    stored: [localStorage.length, sessionStorage.length, document.cookie],
  };
}

/** Every selector of style sheets with the layer in which it stands, and what else is global in them. */
function readStyles(sheets: readonly string[]) {
  const selectors: { readonly layer: string; readonly text: string }[] = [];
  const others: string[] = [];
  const read = (rules: CSSRuleList, layer: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) selectors.push({ layer, text: rule.selectorText });
      else if (rule instanceof CSSLayerBlockRule) read(rule.cssRules, rule.name);
      else if (rule instanceof CSSGroupingRule) read(rule.cssRules, layer);
      else if (!(rule instanceof CSSLayerStatementRule || rule instanceof CSSKeyframesRule)) {
        others.push(rule.cssText);
      }
    }
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet.cssRules, '');
  }
  return { selectors, others };
}
