import { pathToFileURL } from 'node:url';
import { locales } from '@tilava/domain/format';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { initialPageNamespaces, deferredProductNamespaces } from '../src/texts/namespaces.ts';
import { textPatterns } from './textPatterns.ts';

const { imported, catalogue } = textPatterns(locales);

/** The modules that import a subset of the catalogues. */
const importing = /\/i18n\/(initial|deferred)Messages\.ts$/;

/**
 * Compiles the messages of the catalogues, so that browsers download no parser for them, and splits them into initial
 * and deferred namespaces: a catalogue stays one file for translators.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async resolveId(source, importer) {
      const subset = importing.exec(importer ?? '')?.[1];
      if (subset === undefined || !imported.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? null : `${found.id}?${subset}`;
    },
    async load(id) {
      const [, file, subset] = catalogue.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      return modulesOf(file, (name) => isInitial(file, name) === (subset === 'initial'));
    },
  };
}

const isInitial = (file: string, name: string): boolean => {
  const isProduct = file.includes('/domain/');
  const names: readonly string[] = isProduct ? deferredProductNamespaces : initialPageNamespaces;
  return names.includes(name) !== isProduct;
};

/** The code of a catalogue, reduced to some namespaces, with its messages compiled. */
async function modulesOf(file: string, isWanted: (name: string) => boolean): Promise<string> {
  // Node.js caches modules, even if the file has changed.
  const texts: Readonly<Record<string, object>> = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  return Object.entries(texts)
    .map(([language, messages]) => {
      const wanted = Object.entries(messages).filter(([name]) => isWanted(name));
      return `export const ${language} = ${JSON.stringify(compileAll(Object.fromEntries(wanted)))};`;
    })
    .join('\n');
}

/** The same tree with each message compiled. */
function compileAll(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages);
  if (typeof messages !== 'object' || messages === null) throw new Error('A catalogue holds texts alone');
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileAll(value)]));
}
