import { globSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales, type Locale } from '@tilava/domain/format';
import { root } from './run.ts';

export interface CatalogueText {
  /** The folder of the catalogue, such as `apps/web/src/texts/admin`. */
  readonly catalogue: string;
  readonly key: string;
  readonly texts: Readonly<Record<Locale, string>>;
}

/** Every text of the product's, the pages' and the mails' catalogues. */
export async function loadCatalogues(): Promise<readonly CatalogueText[]> {
  const folders = globSync('{apps,packages}/*/src/**/texts/**/en.ts', { cwd: root })
    .map((file) => dirname(file).split(sep).join('/'))
    // It only brings others together.
    .filter((folder) => basename(folder) !== 'all')
    .toSorted();
  const loaded = await Promise.all(
    folders.map(async (catalogue) => {
      const [en = new Map<string, string>(), fi, sv] = await Promise.all(
        locales.map((locale) => loadTexts(catalogue, locale)),
      );
      return [...en].map(([key, text]) => ({
        catalogue,
        key,
        texts: { en: text, fi: fi?.get(key) ?? '', sv: sv?.get(key) ?? '' },
      }));
    }),
  );
  return loaded.flat();
}

async function loadTexts(catalogue: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const { href } = pathToFileURL(join(root, catalogue, `${locale}.ts`));
  const module = (await import(/* @vite-ignore */ href)) as Readonly<Record<string, unknown>>;
  return new Map(textsOf(module[locale], ''));
}

function* textsOf(value: unknown, key: string): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  if (typeof value === 'function') yield* formsOf(value as (...values: readonly unknown[]) => string, key);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value))
    yield* textsOf(child, key === '' ? name : `${key}.${name}`);
}

/** A text of a function, with its parameters' names as gaps, and what it is for one of something. */
function* formsOf(
  text: (...values: readonly unknown[]) => string,
  key: string,
): Generator<readonly [string, string]> {
  const [parameters = ''] = String(text).split('=>', 1);
  const gaps = [...parameters.matchAll(/\w+/gu)].map(([name]) => `{${name}}`);
  yield [key, text(...gaps)];
  if (gaps[0] === '{count}') yield [`${key}.one`, text(1, ...gaps.slice(1))];
}
